import type { ComparedFigure } from '@ma-cantine/lib/comparison/comparison'
import type { Comparison } from '@ma-cantine/lib/comparison/comparison-api'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { counted, number, percent, plural, share } from '@ma-cantine/lib/messages/french'
import { formatHundredths } from '@ma-cantine/lib/messages/numbers'
import { formatCents } from '../../../purchases/summary/format-figures.ts'

const cents = (value: number) => formatCents(value, 'fr')
const centsPerMeal = (value: number) =>
  `${formatHundredths(value, 'fr')} ${plural(value, 'centime', 'centimes')} par repas`

/** The sentences of the comparison of a report. English has the same shape, or does not compile. */
export const fr = {
  title: 'Se comparer',
  figure: 'Repère',
  figures: {
    organic: 'Part de produits bio',
    quality: 'Part de produits durables et de qualité, bio compris',
    meat: 'Part de qualité dans les viandes et volailles',
    fish: 'Part de qualité dans les poissons',
    mealCost: 'Coût des denrées par repas',
  } satisfies Record<ComparedFigure, string>,
  ofYear: (year: number) => `Votre bilan ${year}`,
  similar: 'Cantines semblables',
  goal: (goal: number) => `objectif ${percent(goal)}`,
  unknown: '—',
  value: (figure: ComparedFigure, value: number, goal: number | null) =>
    figure === 'mealCost' ? formatEuros(Math.round(value * 100) / 100, 'fr') : share(value, goal),
  change: (figure: ComparedFigure, difference: number, before: number) => {
    const size = Math.abs(figure === 'mealCost' ? Math.round(difference * 100) : Math.round(difference * 1000) / 10)
    if (size === 0) return `comme en ${before}`
    const sense = difference > 0 ? 'de plus' : 'de moins'
    const written = figure === 'mealCost' ? formatEuros(size / 100, 'fr') : counted(size, 'point', 'points')
    return `${written} ${sense} qu’en ${before}`
  },
  noReport: (year: number) => `Remplissez le total de vos achats de ${year} pour vous comparer.`,
  noLastYear: (year: number) =>
    `Vous n’avez pas de bilan rempli en ${year} : il n’y a pas d’année précédente à comparer.`,
  explained: (atLeast: number, categories: readonly string[], territory: string, year: number) =>
    `Cantines semblables : au moins ${number(atLeast)} bilans ${year} télédéclarés (${categories.join(', ')}), ${territory}. C’est la valeur du milieu, arrondie : la moitié fait plus, l’autre moitié fait moins.`,
  territories: {
    department: (name: string) => `dans le même département, ${name}`,
    restOfRegion: (name: string) =>
      `dans la même région, ${name}, hors des départements assez fournis pour se comparer entre eux`,
  } satisfies Record<NonNullable<Comparison['similar']>['territory'], (name: string) => string>,
  without: {
    'too-few': (year: number) =>
      `Pas encore de comparaison avec des cantines semblables : il faut au moins dix bilans ${year} télédéclarés par d’autres cantines du même secteur et du même territoire, pour que personne ne reconnaisse les chiffres d’une seule.`,
    'unknown-place': (_year: number) =>
      'Pour vous comparer à des cantines semblables, dites dans quelle commune est la vôtre.',
    'unknown-sectors': (_year: number) =>
      'Pour vous comparer à des cantines semblables, dites de quel secteur est la vôtre.',
  } satisfies Record<NonNullable<Comparison['withoutSimilar']>, (year: number) => string>,
  complete: 'Compléter ma cantine',
  leftToDo: {
    title: 'Ce qu’il reste à faire',
    done: 'Tous les objectifs sont atteints. Bravo à toute l’équipe !',
    intro: 'Pour chaque objectif, le montant à acheter autrement dans une année comme celle-ci.',
    premium: 'Si ces produits coûtent',
    premiums: (value: number) => (value === 0 ? 'le même prix' : `${percent(value)} de plus`),
    names: {
      organic: (goal: number) => `${percent(goal)} de produits bio`,
      quality: (goal: number) => `${percent(goal)} de produits durables et de qualité, bio compris`,
      meat: (goal: number) => `${percent(goal)} de qualité dans les viandes et volailles`,
      fish: (goal: number) => `${percent(goal)} de qualité dans les poissons`,
    },
    reached: (part: number) => `Objectif atteint : vous en êtes à ${share(part)}.`,
    impossible: (best: number, goal: number) =>
      `À ce prix, remplacer tous les produits sans label ne mènerait qu’à ${share(best, goal)}.`,
    amount: (amount: number) => `${cents(amount)} à acheter`,
    now: (part: number, goal: number) => `Vous en êtes à ${share(part, goal)}.`,
    replaced: { organic: 'produits', quality: 'produits', meat: 'viandes', fish: 'poissons' },
    replace: (amount: number, replaced: string) =>
      `Ces achats prennent la place de ${cents(amount)} de ${replaced} sans label.`,
    perMeal: (value: number) => `C’est ${centsPerMeal(value)}.`,
    extra: (amount: number, perMeal: number | null) =>
      `L’année coûte ${cents(amount)} de plus${perMeal === null ? '' : `, soit ${centsPerMeal(perMeal)}`}.`,
    unknownMeals: 'Indiquez le nombre de repas par an de votre cantine pour le savoir par repas.',
    overlap: 'Ces montants ne s’additionnent pas : un produit bio compte aussi dans la part de qualité.',
  },
}
export type Words = typeof fr
