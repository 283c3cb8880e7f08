import { sql } from 'kysely';
import { CODE_TABLES, CODES, DOCUMENTS, NAMED_BY_USER, TYPES } from './column-types.ts';
import type { Queryable } from './database.ts';
import { db } from './db.ts';

/** A column, as PostgreSQL's catalogue describes it. */
interface Column {
  schema: string;
  table: string;
  name: string;
  /** For an array, the type of its elements. */
  type: string;
  is_array: boolean;
  is_nullable: boolean;
  has_default: boolean;
  /** Whether only the database can set it. */
  is_generated: boolean;
  /** The table of codes it refers to. */
  code_table: string | null;
}

const COLUMNS = sql<Column>`
  SELECT n.nspname AS schema, c.relname AS "table", a.attname AS name, coalesce(e.typname, t.typname) AS type,
    e.oid IS NOT NULL AS is_array, NOT a.attnotnull AS is_nullable, a.atthasdef AS has_default,
    a.attidentity = 'a' OR a.attgenerated <> '' AS is_generated,
    (SELECT min(f.relname) FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
     WHERE k.conrelid = c.oid AND k.conkey = ARRAY[a.attnum] AND f.relname = ANY(${Object.keys(CODE_TABLES)})) AS code_table
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN pg_type e ON e.oid = t.typelem AND t.typcategory = 'A'
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname IN ('public', 'sandbox')
    AND c.relname <> 'migrations'
  ORDER BY n.nspname <> 'public', n.nspname, c.relname, a.attnum`;

const HEAD = '// Written by `npm run schema` from the migrations. Do not edit.';

const KINDS = `import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that the database fills where nothing is given. */
type Filled<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
type List<T> = ColumnType<T[], readonly T[], readonly T[]>;
/** A moment; \`infinity\` is one that never comes. */
type Moment = ColumnType<Date, Date | string, Date | string>;
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>;
/** JSON, which is written as text; what is in it only its reader knows. */
type Json = ColumnType<unknown, string, string>;
/** The same where the contract knows what is in it. */
type Document<T> = ColumnType<T, string, string>;`;

const codeOf = ({ table, name, is_array, code_table }: Column): string | undefined => {
  const codes = code_table ?? (name === 'code' ? table : '');
  if (CODE_TABLES[codes]) return CODE_TABLES[codes];
  const key = is_array ? `${name}.item` : name;
  return CODES[`${table}.${key}`] ?? CODES[key];
};

const documentOf = ({ name, type }: Column): string | undefined =>
  TYPES[type] === 'Json' ? DOCUMENTS[name] : undefined;

const plainType = (column: Column): string => {
  const document = documentOf(column);
  if (document) return `Document<${document}>`;
  const type = codeOf(column) ?? TYPES[column.type];
  if (!type) throw new Error(`column-types.ts does not know the type ${column.type}`);
  return column.is_array ? `List<${type}>` : type;
};

const typeOf = (column: Column): string => {
  const type = plainType(column);
  const isNamed = NAMED_BY_USER.includes(column.table);
  if (isNamed && column.name === 'business_id') return `Filled<${type}>`;
  if (isNamed && column.name === 'user_id') return type;
  if (column.is_generated) return `GeneratedAlways<${type}>`;
  const whole = column.is_nullable ? `${type} | null` : type;
  return column.has_default ? `Filled<${whole}>` : whole;
};

const interfaceName = (table: string): string =>
  `${table.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;

/** The tables of a migrated database as TypeScript for Kysely: the text of schema.ts. */
export const describeTables = async (database: Queryable): Promise<string> => {
  const { rows } = await COLUMNS.execute(db(database));
  const tables = new Map<string, Column[]>();
  for (const column of rows) {
    const key = column.schema === 'public' ? column.table : `${column.schema}.${column.table}`;
    tables.set(key, [...(tables.get(key) ?? []), column]);
  }
  const codes = [...new Set(rows.flatMap((column) => codeOf(column) ?? documentOf(column) ?? []))].sort();
  const imports = `import type {\n${codes.map((code) => `  ${code},\n`).join('')}} from '@tavolina/shared-api/contract';`;
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `interface ${interfaceName(table)} {\n${columns.map((column) => `  ${column.name}: ${typeOf(column)};\n`).join('')}}`,
  );
  const names = [...tables.keys()].map(
    (table) => `  ${table.includes('.') ? `'${table}'` : table}: ${interfaceName(table)};\n`,
  );
  const all = `/** Every table, by its name. */\nexport interface Tables {\n${names.join('')}}`;
  return `${HEAD}\n${imports}\n${[KINDS, ...interfaces, all].join('\n\n')}\n`;
};
