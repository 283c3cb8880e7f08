import type { Language } from '@tavolina/shared-api/contract';
import type { RefusalReason } from './refusal-texts.ts';

/** Reasons whose sentence says itself what to do. */
type Complete =
  | 'name_taken_away'
  | 'range_too_wide'
  | 'contents_unknown'
  | 'prefix_not_granted'
  | 'page_not_own'
  | 'ask_unfit'
  | 'style_unscoped'
  | 'style_global'
  | 'style_unreadable'
  | 'untried_share'
  | 'own_trial_share'
  | 'canary_unopened'
  | 'never_live';

type Remedies = Record<Exclude<RefusalReason, Complete>, string>;

const SQ_ANEW = 'Ndërtoje pjesën sërish me veglat e depos së kodit dhe publikoji të gjithë skedarët e saj.';
const SQ_CONTRACT = 'Përshtate pjesën me kontratën e këtij serveri dhe ndërtoje sërish.';
const SQ: Remedies = {
  file_missing: SQ_ANEW,
  file_unreadable: SQ_ANEW,
  file_undeclared: SQ_ANEW,
  hash_differs: SQ_ANEW,
  twin_differs: SQ_ANEW,
  range_differs: SQ_ANEW,
  manifest_unfit: SQ_ANEW,
  fact_unfit: 'Ndreq atë që thotë package.json te tavolina dhe ndërtoje pjesën sërish.',
  file_and_folder: 'Riemërto njërin prej të dyve.',
  other_name: 'Dorëzoje çdo version me emrin e vet, siç bën npm run platform -- publish.',
  module_absent: 'Lësho më parë një shell që e jep, ose hiqe nga ato që ndan {part}.',
  module_out_of_range:
    'Lësho më parë pjesën së cilës i përshtaten të dyja, ose ndërto {part} për versionin që jep shell-i.',
  name_absent: 'Mbaje emrin te shell-i, ose lësho më parë një {part} që nuk e merr.',
  second_copy: 'Merre me emrin me të cilin e jep shell-i.',
  prefix_taken: 'Zgjidh një rrugë tjetër, ose kërkoji ekipit të {owner} ta lëshojë më parë pa të.',
  namespace_taken: 'Zgjidh një namespace tjetër te package.json.',
  prefix_reserved: 'Zgjidh një rrugë tjetër te package.json.',
  namespace_reserved: 'Zgjidh një namespace tjetër te package.json.',
  text_missing: 'Shkruaje te locales/{language}.json.',
  styles_too_large: 'Hiq rregulla, ose kaloji te faqet që u duhen.',
  too_large: 'Hiq kod, ose ngarkoje bashkë me faqen ose shtypjen që i duhet.',
  call_unknown: 'Nxirr më parë serverin që e ka, ose mos e bëj thirrjen.',
  not_tried: 'Nise npm run platform -- try {about}.',
  not_tried_beside: 'Nise sërish npm run platform -- try {candidate}.',
  trial_failed: 'Ndreqe, publiko ndërtimin e ri dhe lësho atë.',
  not_released: 'Lëshoje pa --canary.',
  call_field_gone: SQ_CONTRACT,
  call_field_demanded: SQ_CONTRACT,
  call_field_unsure: SQ_CONTRACT,
  call_value_gone: SQ_CONTRACT,
  call_kind_differs: SQ_CONTRACT,
  call_limit_narrowed: SQ_CONTRACT,
};

const EN_ANEW = 'Build the part anew with the repository’s tools and publish all of its files.';
const EN_CONTRACT = 'Adapt the part to this server’s contract and build it anew.';
const EN: Remedies = {
  file_missing: EN_ANEW,
  file_unreadable: EN_ANEW,
  file_undeclared: EN_ANEW,
  hash_differs: EN_ANEW,
  twin_differs: EN_ANEW,
  range_differs: EN_ANEW,
  manifest_unfit: EN_ANEW,
  fact_unfit: 'Repair what package.json says under tavolina, and build the part anew.',
  file_and_folder: 'Rename one of the two.',
  other_name: 'Hand each version over under its own name, as npm run platform -- publish does.',
  module_absent: 'Release a shell that provides it first, or take it out of what {part} shares.',
  module_out_of_range:
    'Release the part first that both fit to, or build {part} for the version that the shell provides.',
  name_absent: 'Keep the name in the shell, or first release a {part} that does not import it.',
  second_copy: 'Import it by the name under which the shell provides it.',
  prefix_taken: 'Choose another path, or ask the team of {owner} to release without it first.',
  namespace_taken: 'Choose another namespace in package.json.',
  prefix_reserved: 'Choose another path in package.json.',
  namespace_reserved: 'Choose another namespace in package.json.',
  text_missing: 'Write it in locales/{language}.json.',
  styles_too_large: 'Take rules out, or move them to the pages that need them.',
  too_large: 'Take code out, or load it with the page or the press that needs it.',
  call_unknown: 'Release the server that has it first, or do not make the call.',
  not_tried: 'Run npm run platform -- try {about}.',
  not_tried_beside: 'Run npm run platform -- try {candidate} again.',
  trial_failed: 'Repair it, publish the new build and release that one.',
  not_released: 'Release it without --canary.',
  call_field_gone: EN_CONTRACT,
  call_field_demanded: EN_CONTRACT,
  call_field_unsure: EN_CONTRACT,
  call_value_gone: EN_CONTRACT,
  call_kind_differs: EN_CONTRACT,
  call_limit_narrowed: EN_CONTRACT,
};

const REMEDIES: Record<Language, Partial<Record<RefusalReason, string>>> = { sq: SQ, en: EN };

/** What a team does about a refusal, where its sentence does not say so itself; undefined where it does. */
export const remedyOf = (reason: RefusalReason, language: Language): string | undefined =>
  REMEDIES[language][reason];
