import { number, plural } from '@ma-cantine/lib/messages/french'
import { formatShare } from '@ma-cantine/lib/messages/percentages'
import type { Sentences } from '../../problems/problem.ts'

const advice = 'La liste des bilans donne leurs numéros : ma-cantine diagnostics'

/** The words of the commands of diagnostics. */
export const diagnosticsFr = {
  none: 'Vos cantines n’ont encore aucun bilan.',
  noneFound: (): string => 'Aucun bilan ne correspond à ces critères.',
  hidden: (count: number): string =>
    plural(
      count,
      '1 autre bilan n’est pas montré : --limit en montre plus, --all les montre tous.',
      `${number(count)} autres bilans ne sont pas montrés : --limit en montre plus, --all les montre tous.`,
    ),
  listMore: 'Pour en voir un : ma-cantine diagnostics show NUMÉRO — pour les exporter : ma-cantine diagnostics export',
  title: (year: number, canteen: string): string => `${year}, ${canteen}`,
  numbered: (id: number): string => `n° ${id}`,
  simple: 'bilan simple',
  detailed: 'bilan détaillé',
  noType: 'bilan à compléter',
  totalOf: (euros: string): string => `${euros} HT`,
  noTotal: 'total à compléter',
  organicOf: (share: string): string => `bio : ${share}`,
  combinedOf: (share: string): string => `qualité et durable, dont bio : ${share}`,
  share: (share: number, ...goals: readonly number[]): string => formatShare(share, 'fr', ...goals),
  figure: (label: string, euros: string, share: string | null): string =>
    `${label} : ${euros}${share === null ? '' : `, soit ${share}`}`,
  figures: {
    valueTotalHt: 'Total HT',
    valueBioHt: 'Bio',
    valueSustainableHt: 'Signes de qualité et d’origine, hors bio',
    valueExternalityPerformanceHt: 'Externalités ou performance environnementale',
    valueEgalimOthersHt: 'Autres produits EGalim',
    valueMeatPoultryHt: 'Viandes et volailles',
    valueMeatPoultryEgalimHt: 'EGalim',
    valueMeatPoultryFranceHt: 'France',
    valueFishHt: 'Poissons et produits de la mer',
    valueFishEgalimHt: 'EGalim',
  },
  badNumber: (text: string): Sentences => ({ message: `« ${text} » n’est pas le numéro d’un bilan.`, advice }),
  unknown: (id: string): Sentences => ({ message: `Aucune de vos cantines n’a de bilan n° ${id}.`, advice }),
  notFound: (detail: string): Sentences => ({ message: detail, advice }),
  exported: (file: string): string => `Les bilans sont écrits dans ${file}.`,
  leftOut: (count: number): string =>
    plural(count, '1 bilan n’y figure pas :', `${number(count)} bilans n’y figurent pas :`),
  reason: (line: string): string => `  ${line}`,
  help: {
    command: 'liste, montre et exporte les bilans de vos cantines',
    list: 'liste les bilans, du plus récent au plus ancien',
    show: 'montre un bilan avec ses chiffres',
    export: 'écrit les bilans au format d’un des imports, à modifier et à importer à nouveau',
    number: 'numéro du bilan, tel que « ma-cantine diagnostics » le donne',
    numberArgument: 'numéro',
    year: 'année du bilan, c’est-à-dire des achats (toutes sinon)',
    limit: 'nombre de bilans à montrer',
    all: 'montre tous les bilans',
    kind: 'format de l’import : diagnostics pour les bilans simples, diagnostics_complets pour les bilans détaillés, suivis de _cc pour les cuisines centrales et les cantines qu’elles livrent ; diagnostics_admin pour l’équipe de ma cantine',
    exportOutput:
      'écrit dans ce fichier (diagnostics.csv, ou le nom du format, sinon), dont le nom donne CSV, ODS ou XLSX ; - pour la sortie standard',
    listJson: `Avec --json : { ok, server, count, diagnostics: [ … ] }, où chaque bilan a la forme
  que donne l’API, avec le nom de sa cantine ; les montants sont en euros hors taxes.`,
    showJson: `Avec --json : { ok, server, diagnostic }.`,
    exportJson: `Avec --json : { ok, server, file, format, kind, leftOutReasons, bytes, leftOut },
  où leftOutReasons donne un nombre de bilans par raison.`,
  },
}
