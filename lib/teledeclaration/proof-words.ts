import { ofName } from '../messages/elision.ts'
import { frDeclaredWords } from './declared-words.ts'
import type { TeledeclarationMode } from './teledeclaration-modes.ts'

/** The words of the proof of a declaration. It is a French administrative document: it has no other language. */
export const proofWords = {
  ...frDeclaredWords,
  title: (year: number) => `Preuve de télédéclaration ${year}`,
  subject: (canteen: string, year: number) => `Bilan ${year} ${ofName(canteen)}`,
  banner: 'ma cantine — restauration collective, lois EGalim et anti-gaspillage',
  declared: (date: string, name: string) => `Télédéclaration faite le ${date} par ${name}.`,
  version: (version: number) =>
    version === 1 ? 'Première version.' : `Version ${version} : elle corrige la précédente.`,
  /** Days as `formatDay` writes them. */
  late: ({
    opened,
    until,
    reason,
  }: {
    readonly opened: string
    readonly until: string
    readonly reason: string | null
  }) =>
    `Hors campagne : l’équipe de ma cantine a ouvert cette télédéclaration le ${opened}, jusqu’au ${until} inclus.${reason ? ` Sa raison : « ${reason} »` : ''}`,
  lateRequest: ({ day, reason }: { readonly day: string; readonly reason: string }) =>
    `L’établissement l’avait demandée le ${day} : « ${reason} »`,
  law: 'L’arrêté du 14 septembre 2022 demande à chaque gestionnaire de restauration collective de transmettre chaque année ses données d’achats et d’actions. Ce document atteste les données transmises ci-dessous, telles qu’elles étaient ce jour-là.',
  modes: {
    SATELLITE_WITHOUT_APPRO: 'Les achats de cette cantine sont déclarés par son livreur de repas.',
    CENTRAL_ALL: 'Cette cuisine déclare toutes les mesures pour elle-même et pour les cantines qu’elle livre.',
    CENTRAL_APPRO: 'Cette cuisine déclare les achats pour les cantines qu’elle livre ; chacune déclare le reste.',
    SITE: '',
  } satisfies Record<TeledeclarationMode, string>,
  establishment: 'L’établissement',
  item: 'Rubrique',
  value: 'Valeur déclarée',
  satellites: 'Les cantines livrées',
  satellite: 'Cantine',
  purchases: 'Les achats, en euros hors taxes',
  grid: (part: number) => `Le détail des achats, en euros hors taxes (${part} sur 2)`,
  label: 'Label ou origine',
  others: 'Les autres mesures',
  othersOfSatellites: 'Les autres mesures sont déclarées par chaque cantine livrée.',
  /** For screen readers too: nothing was given. */
  nothing: '—',
  check: 'Vérifier cette preuve',
  checkText: (address: string, code: string) =>
    `Le code de cette preuve est ${code}. La page ${address} dit si elle est authentique et toujours en vigueur.`,
  qr: (address: string) => `Code QR qui mène à la page ${address}`,
  footer: (year: number, code: string, page: number, pages: number) =>
    `Preuve de télédéclaration ${year}, code ${code}, page ${page} sur ${pages}`,
  /** Where the document has no letters of an alphabet. */
  replaced:
    'Le signe [?] tient la place de caractères que ce document ne sait pas dessiner. Ils sont entiers dans les données télédéclarées.',
  digest: (digest: string) => `Empreinte des données (SHA-256) : ${digest}`,
}
