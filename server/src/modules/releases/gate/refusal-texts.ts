import type { Language } from '@tavolina/shared-api/contract';

const SQ = {
  file_missing: 'Skedari {about} mungon.',
  file_unreadable: 'Skedari {about} nuk lexohet.',
  fact_unfit: 'platform.json: {about} nuk është siç duhet.',
  file_undeclared: 'Skedari {about} nuk përmendet në platform.json.',
  file_and_folder: '{about} nuk mund të jetë njëherësh skedar dhe dosje.',
  hash_differs: 'Skedari {about} nuk është ai që përshkruan platform.json.',
  twin_differs: 'Skedari i ngjeshur {about} nuk përmban atë që duhet.',
  other_name: 'platform.json flet për {about}.',
  module_absent: '{part} kërkon {about}, që shell-i nuk e jep.',
  module_out_of_range: '{part} kërkon {about} {range}, shell-i jep {version}.',
  name_absent: '{part} merr {name} nga {module}, që shell-i nuk e jep.',
  name_taken_away:
    'Shell-i nuk jep më {name} nga {module}, megjithëse versioni shkon vetëm nga {before} në {after}: heqja e një emri kërkon versionin e madh pasues.',
  range_differs: 'mf-manifest.json thotë {said} për {about}, kodi i {file} kërkon {built}.',
  range_too_wide:
    '{part} merr {about} {range}: duhet të thotë cilat versione të mëdha merr, si ^1.2.0 || ^2.0.0.',
  manifest_unfit: 'mf-manifest.json: {about} nuk është si te skedarët e ndërtimit.',
  contents_unknown:
    'platform.json nuk thotë çfarë paketash ka ndërtimi (contains): ndërtoje me veglat e tanishme.',
  second_copy: 'Ndërtimi sjell një kopje të dytë të {about}, që e jep shell-i.',
  prefix_taken: 'Rruga {about} i takon {owner}.',
  namespace_taken: 'Emri i teksteve {about} i takon {owner}.',
  page_not_own:
    'package.json ({field}) përmend {about}, që nuk është faqe e {part}: përmend vetëm rrugë nën prefikset e saj.',
  ask_unfit:
    'Faqja {page} kërkon në fillim {about}, që serveri nuk ia jep kujtdo: përmend thirrje GET pa hyrje në llogari, si /exchange-rates.',
  prefix_reserved: 'Rruga {about} është e vetë serverit.',
  prefix_not_granted:
    'Rruga {about} nuk i është dhënë {part}: kërkoja një operatori (create-token --path {about}).',
  namespace_reserved: 'Emri i teksteve {about} u takon komponentëve të përbashkët.',
  text_missing: 'Teksti {about} mungon në {language}.',
  style_unscoped:
    'Stili {about} te {file} prek edhe faqe të të tjerëve: duhet të zgjedhë vetëm brenda elementeve, klasa e të cilëve fillon me {prefix}.',
  style_global:
    'Rregulli {about} te {file} vlen për faqet e të gjithëve. Lejohen vetëm @layer {namespace}, @keyframes me emër që fillon me {namespace}-, dhe kushtet.',
  style_unreadable:
    'Stili {about} te {file} nuk lexohet qartë. Rregullat brenda një rregulli duhet të fillojnë me &.',
  styles_too_large: 'Stilet kanë {bytes} bajt, lejohen {limit}.',
  too_large: '{about}: {bytes} bajt të ngjeshur, lejohen {limit}.',
  call_unknown: 'Serveri nuk e njeh thirrjen {about}.',
  call_field_gone: 'Serveri nuk e ka më {about}.',
  call_field_demanded: 'Serveri tani e kërkon {about}.',
  call_field_unsure: 'Serveri tani mund ta lërë jashtë {about}.',
  call_value_gone: 'Serveri nuk e pranon më vlerën {value} te {about}.',
  call_kind_differs: 'Te {about} serveri ka {live}, jo {built}.',
  call_limit_narrowed: 'Te {about} serveri lejon {limit} {live}, jo më {built}.',
  not_tried: '{about} nuk është provuar ende në shfletues.',
  untried_share:
    '{about}: pa provë në shfletues, një ekip mund ta nisë vetëm si provë te jo më shumë se {most} % e vizitorëve. Provoje, ose pyet një operator.',
  own_trial_share:
    '{about}: asnjë operator nuk e ka provuar. Vetëm me fjalën e vet një ekip ia jep jo më shumë se {most} % të vizitorëve (--canary {most}) dhe, kur ta kenë hapur, të gjithëve. Nise ashtu, ose kërkoji një operatori ta provojë.',
  not_tried_beside: '{candidate} nuk është provuar pranë {about}, që është tani në përdorim.',
  trial_failed: 'Në provë: {problem}',
  not_released: '{about} nuk është lëshuar ende: versioni i parë i saj del menjëherë për të gjithë.',
  canary_unopened: 'Askush nuk e ka hapur ende {about}: prit vizitorë, ose thuaj që e di (--unopened).',
  never_live: '{about} nuk ka qenë kurrë për të gjithë: lëshoje, që të kontrollohet e të provohet.',
};

/** Names of the reasons for which a build is refused. */
export type RefusalReason = keyof typeof SQ;

/** What each reason says. `{about}` is what it is about. */
export const REFUSALS: Record<Language, Record<RefusalReason, string>> = {
  sq: SQ,
  en: {
    file_missing: 'The file {about} is missing.',
    file_unreadable: 'The file {about} cannot be read.',
    fact_unfit: 'platform.json: {about} is not as it should be.',
    file_undeclared: 'The file {about} is not named in platform.json.',
    file_and_folder: '{about} cannot be a file and a folder at once.',
    hash_differs: 'The file {about} is not the one platform.json describes.',
    twin_differs: 'The compressed file {about} does not hold what it should.',
    other_name: 'platform.json speaks of {about}.',
    module_absent: '{part} needs {about}, which the shell does not provide.',
    module_out_of_range: '{part} needs {about} {range}, the shell provides {version}.',
    name_absent: '{part} imports {name} from {module}, which the shell does not give.',
    name_taken_away:
      'The shell no longer gives {name} of {module}, though its version goes from {before} to {after} alone: taking a name away needs the next major version.',
    range_differs: 'mf-manifest.json says {said} of {about}, the code of {file} demands {built}.',
    range_too_wide:
      '{part} takes {about} {range}: it must name the major versions it takes, as ^1.2.0 || ^2.0.0.',
    manifest_unfit: 'mf-manifest.json: {about} is not as in the files of the build.',
    contents_unknown:
      'platform.json does not say which packages the build has (contains): build it with today’s tools.',
    second_copy: 'The build brings a second copy of {about}, which the shell provides.',
    prefix_taken: 'The path {about} belongs to {owner}.',
    namespace_taken: 'The texts’ name {about} belongs to {owner}.',
    page_not_own:
      'package.json ({field}) names {about}, which is no page of {part}: name only paths under its prefixes.',
    ask_unfit:
      'The page {page} first asks for {about}, which the server does not give to everybody: name GET calls without a sign-in, such as /exchange-rates.',
    prefix_reserved: 'The path {about} is the server’s own.',
    prefix_not_granted:
      'The path {about} was not given to {part}: ask an operator for it (create-token --path {about}).',
    namespace_reserved: 'The texts’ name {about} belongs to the shared components.',
    text_missing: 'The text {about} is missing in {language}.',
    style_unscoped:
      'The style {about} in {file} reaches other teams’ pages: it must select only within elements whose class begins with {prefix}.',
    style_global:
      'The rule {about} in {file} holds for everybody’s pages. Only @layer {namespace}, @keyframes with a name that begins with {namespace}-, and conditions are allowed.',
    style_unreadable:
      'The style {about} in {file} cannot be read for sure. Rules within a rule must begin with &.',
    styles_too_large: 'The styles have {bytes} bytes, allowed are {limit}.',
    too_large: '{about}: {bytes} bytes compressed, allowed are {limit}.',
    call_unknown: 'The server does not know the call {about}.',
    call_field_gone: 'The server no longer has {about}.',
    call_field_demanded: 'The server now demands {about}.',
    call_field_unsure: 'The server may now leave out {about}.',
    call_value_gone: 'The server no longer takes the value {value} for {about}.',
    call_kind_differs: 'The server has {live} for {about}, not {built}.',
    call_limit_narrowed: 'The server allows {limit} {live} for {about}, no longer {built}.',
    not_tried: '{about} has not been tried in a browser yet.',
    untried_share:
      '{about}: without a trial in a browser a team may only begin a canary of at most {most} %. Try it, or ask an operator.',
    own_trial_share:
      '{about}: no operator has tried it. On its own word a team gives it to at most {most} % of visitors (--canary {most}) and, once they have opened it, to everybody. Begin so, or ask an operator to try it.',
    not_tried_beside: '{candidate} has not been tried beside {about}, which is live now.',
    trial_failed: 'In the trial: {problem}',
    not_released: '{about} has not been released yet: its first version goes live for everybody at once.',
    canary_unopened: 'Nobody has opened {about} yet: wait for visitors, or say that you know (--unopened).',
    never_live: '{about} was never live for everybody: release it, so that it is checked and tried.',
  },
};
