import { formatNumericDay } from '@ma-cantine/lib/messages/dates'
import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import { formatGrams, formatKilograms } from '@ma-cantine/lib/messages/numbers'
import { formatShare } from '@ma-cantine/lib/messages/percentages'
import type { Sentences } from '../../problems/problem.ts'

const advice = 'La liste des évaluations donne leurs numéros : ma-cantine waste'

/** The words of the commands of food waste. */
export const wasteFr = {
  none: 'Vos cantines n’ont encore aucune évaluation du gaspillage alimentaire.',
  noneFound: (): string => 'Aucune évaluation ne correspond à ces critères.',
  hidden: (count: number): string =>
    plural(
      count,
      '1 autre évaluation n’est pas montrée : --limit en montre plus, --all les montre toutes.',
      `${number(count)} autres évaluations ne sont pas montrées : --limit en montre plus, --all les montre toutes.`,
    ),
  listMore: 'Pour en voir une : ma-cantine waste show NUMÉRO — pour les exporter : ma-cantine waste export',
  period: (start: string, end: string): string => {
    const last = formatNumericDay(end, 'fr')
    return start === end ? `Le ${last}` : `Du ${formatNumericDay(start, 'fr')} au ${last}`
  },
  numbered: (id: number): string => `n° ${id}`,
  perMeal: (grams: number): string => `${formatGrams(grams, 'fr')} par repas et par convive`,
  unfinished: 'à compléter',
  days: (count: number): string => counted(count, 'jour', 'jours'),
  meals: (count: number): string => counted(count, 'couvert', 'couverts'),
  kilograms: (mass: number): string => formatKilograms(mass, 'fr'),
  total: (mass: string): string => `Masse totale : ${mass}`,
  yearly: (mass: string): string => `Estimation sur une année : ${mass}`,
  notSorted: 'Les sources n’ont pas été pesées séparément.',
  edible: 'Comestible',
  inedible: 'Non comestible',
  unsorted: 'Non trié',
  unattributed: 'Sans source indiquée',
  share: (label: string, mass: string | null, percentage: number | null): string =>
    mass === null
      ? `${label} : —`
      : `${label} : ${mass}${percentage === null ? '' : `, soit ${formatShare(percentage / 100, 'fr')}`}`,
  gap: (mass: string): string =>
    `La somme des trois sources diffère de ${mass} de la masse totale : vérifiez les pesées.`,
  badNumber: (text: string): Sentences => ({ message: `« ${text} » n’est pas le numéro d’une évaluation.`, advice }),
  unknown: (id: string): Sentences => ({ message: `Aucune de vos cantines n’a d’évaluation n° ${id}.`, advice }),
  notFound: (detail: string): Sentences => ({ message: detail, advice }),
  exported: (file: string): string => `Les évaluations sont écrites dans ${file}.`,
  weighingsExported: (file: string): string => `Les pesées sont écrites dans ${file}.`,
  oneCanteen: {
    message: 'Les pesées s’exportent cantine par cantine.',
    advice: 'Donnez une cantine, et une seule, avec --canteen.',
  },
  help: {
    command: 'liste, montre et exporte les évaluations du gaspillage de vos cantines',
    list: 'liste les évaluations, de la plus récente à la plus ancienne',
    show: 'montre une évaluation avec ses chiffres',
    export: 'écrit les évaluations dans un fichier CSV, XLSX ou ODS, ou sur la sortie standard',
    number: 'numéro de l’évaluation, tel que « ma-cantine waste » le donne',
    numberArgument: 'numéro',
    after: 'périodes qui commencent ce jour ou après (2025-03-15, 15/03/2025, hier)',
    before: 'périodes qui finissent ce jour ou avant',
    limit: 'nombre d’évaluations à montrer',
    all: 'montre toutes les évaluations',
    weighings: 'écrit les pesées d’une cantine, celle de --canteen, plutôt que ses évaluations',
    exportOutput:
      'écrit dans ce fichier (gaspillage.csv ou pesees.csv sinon), dont le nom donne le format ; - pour la sortie standard',
    listJson: `Avec --json : { ok, server, count, measurements: [ … ] }, où chaque évaluation
  a la forme que donne l’API ; les masses sont en kilogrammes.`,
    showJson: `Avec --json : { ok, server, measurement, figures: { gramsPerMeal, edible, sources, gapOfSources } }.`,
    exportJson: `Avec --json : { ok, server, file, format, bytes, leftOut }.`,
  },
}
