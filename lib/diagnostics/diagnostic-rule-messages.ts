import { en } from '../table-messages/en-words.ts'
import { errorMessages } from '../table-messages/error-messages.ts'
import { fr } from '../table-messages/fr-words.ts'
import type { DiagnosticKeyCode } from './diagnostic-key.ts'
import type { DiagnosticRuleCode } from './diagnostic-rules.ts'
import type { DiagnosticRuleCode2026, LimitedLabel } from './diagnostic-rules-2026.ts'
import { firstYear, lastYear } from './diagnostic-years.ts'

const frLabels: Readonly<Record<LimitedLabel, string>> = {
  NonEgalim: 'hors EGalim',
  France: 'd’origine française',
  ShortDistribution: 'en circuit court',
  Local: 'locaux',
}
const enLabels: Readonly<Record<LimitedLabel, string>> = {
  NonEgalim: 'non-EGalim',
  France: 'French',
  ShortDistribution: 'short-supply',
  Local: 'local',
}

/** Reads `France 1600`, as `label-above-total` expects. */
function labelAndSum(expected = ''): readonly [LimitedLabel, string] {
  const [label, sum = ''] = expected.split(' ')
  return [label as LimitedLabel, sum]
}

/** The sentences of the rules of diagnostics. */
export const diagnosticRuleMessages = errorMessages<DiagnosticRuleCode | DiagnosticRuleCode2026 | DiagnosticKeyCode>(
  {
    'year-required': {
      title: 'Année du bilan manquante',
      message: () => 'La ligne contient des montants, mais pas l’année à laquelle ils se rapportent.',
      advice: () => 'Indiquez l’année civile des achats, ou videz les montants pour n’enregistrer que la cantine.',
    },
    'year-out-of-range': {
      title: 'Année du bilan hors limites',
      message: ({ value }) => `${fr.quote(value)} n’est pas une année dont on peut faire le bilan.`,
      advice: () => `Indiquez une année comprise entre ${firstYear} et ${lastYear()}.`,
    },
    'total-required': {
      title: 'Total des achats manquant',
      message: () => 'Un bilan ne peut pas être enregistré sans le total des achats alimentaires de l’année.',
      advice: () => 'Indiquez le montant total hors taxes, même s’il est égal à 0.',
    },
    'repeated-diagnostic': {
      title: 'Deux bilans pour la même année',
      message: ({ expected: first }) => `La ligne ${first} donne déjà le bilan de cette cantine pour cette année.`,
      advice: () => 'Corrigez l’année ou la cantine, ou ne gardez qu’une des deux lignes.',
    },
    'zero-total': {
      title: 'Total des achats nul',
      message: () => 'Le total des achats alimentaires de l’année est égal à 0.',
      advice: () => 'Indiquez le montant total hors taxes ; si la cantine n’a rien acheté, retirez la ligne.',
    },
    'meat-above-total': {
      title: 'Viandes supérieures au total des achats',
      message: ({ value, expected: meat }) =>
        `Les viandes et volailles, ${fr.euros(meat)}, dépassent le total des achats, ${fr.quote(value)}.`,
      advice: () => 'Vérifiez les deux montants : le premier est une partie du second.',
    },
    'fish-above-total': {
      title: 'Poissons supérieurs au total des achats',
      message: ({ value, expected: fish }) =>
        `Les produits aquatiques, ${fr.euros(fish)}, dépassent le total des achats, ${fr.quote(value)}.`,
      advice: () => 'Vérifiez les deux montants : le premier est une partie du second.',
    },
    'parts-above-total': {
      title: 'Total inférieur à ses parties',
      message: ({ value }) => `La somme des montants EGalim dépasse le total des achats, ${fr.quote(value)}.`,
      advice: () =>
        'Un achat ne se compte que dans une catégorie : vérifiez les montants bio, SIQO, environnementaux et autres EGalim, puis le total.',
    },
    'meat-egalim-above-total': {
      title: 'Viandes EGalim supérieures au total des viandes',
      message: ({ value }) =>
        `Les viandes et volailles EGalim dépassent le total des viandes et volailles, ${fr.quote(value)}.`,
      advice: () => 'Vérifiez les deux montants : le premier est une partie du second.',
    },
    'meat-france-above-total': {
      title: 'Viandes françaises supérieures au total des viandes',
      message: ({ value }) =>
        `Les viandes et volailles françaises dépassent le total des viandes et volailles, ${fr.quote(value)}.`,
      advice: () => 'Vérifiez les deux montants : le premier est une partie du second.',
    },
    'fish-egalim-above-total': {
      title: 'Poissons EGalim supérieurs au total des poissons',
      message: ({ value }) =>
        `Les produits aquatiques EGalim dépassent le total des produits aquatiques, ${fr.quote(value)}.`,
      advice: () => 'Vérifiez les deux montants : le premier est une partie du second.',
    },
    'fish-france-above-total': {
      title: 'Poissons français supérieurs au total des poissons',
      message: ({ value, expected: french }) =>
        `Les produits aquatiques français, ${fr.euros(french)}, dépassent le total des produits aquatiques, ${fr.quote(value)}.`,
      advice: () => 'Vérifiez les deux montants : le premier est une partie du second.',
    },
    'fair-trade-above-organic': {
      title: 'Commerce équitable supérieur au bio',
      message: ({ value, expected: part }) =>
        `La part du commerce équitable, ${fr.euros(part)}, dépasse le montant bio dont elle est une partie, ${fr.quote(value)}.`,
      advice: () => 'Comptez aussi en bio les achats qui sont à la fois bio et issus du commerce équitable.',
    },
    'fair-trade-above-others': {
      title: 'Commerce équitable supérieur aux autres achats EGalim',
      message: ({ value, expected: part }) =>
        `La part du commerce équitable, ${fr.euros(part)}, dépasse les autres achats EGalim dont elle est une partie, ${fr.quote(value)}.`,
      advice: () =>
        'Comptez aussi dans les autres achats EGalim ceux qui sont issus du commerce équitable ; les achats bio n’en font pas partie.',
    },
    'origin-above-total': {
      title: 'Achats français supérieurs au total des achats',
      message: ({ value, expected: sum }) =>
        `Les achats français de toutes les familles de produits font ensemble ${fr.euros(sum)}, plus que le total des achats, ${fr.quote(value)}.`,
      advice: () =>
        'Vérifiez le total, puis le montant français de chaque famille : un achat ne se compte qu’une fois.',
    },
    'label-above-total': {
      title: 'Détail supérieur au total des achats',
      message: ({ value, expected }) => {
        const [label, sum] = labelAndSum(expected)
        return `Les achats ${frLabels[label]} des huit familles de produits font ensemble ${fr.euros(sum)}, plus que le total des achats, ${fr.quote(value)}.`
      },
      advice: () => 'Vérifiez le total, puis les huit montants : un achat ne se compte que dans une famille.',
    },
    'families-above-egalim': {
      title: 'Viandes et poissons EGalim supérieurs au total EGalim',
      message: () => 'Les viandes et les poissons EGalim dépassent, ensemble, la somme des montants EGalim.',
      advice: () => 'Comptez aussi ces achats dans les montants bio, SIQO, environnementaux ou autres EGalim.',
    },
    'unusual-meal-cost': {
      title: 'Coût par repas inhabituel',
      message: ({ value, expected: cost }) =>
        `Le total des achats, ${fr.quote(value)}, fait ${fr.euros(cost)} par repas pour le nombre de repas de l’année.`,
      advice: () => 'Vérifiez le total des achats et le nombre de repas par an.',
    },
    'meat-and-fish-above-total': {
      title: 'Viandes et poissons supérieurs au total',
      message: ({ value, expected: sum }) =>
        `Les viandes et les produits aquatiques font ensemble ${fr.euros(sum)}, plus que le total des achats, ${fr.quote(value)}.`,
      advice: () => 'Vérifiez les trois montants : les deux premiers sont des parties du troisième.',
    },
    'origin-above-family': {
      title: 'Origine supérieure à sa famille de produits',
      message: ({ value, expected: sum }) =>
        `${fr.quote(value)} dépasse ce qui a été acheté de cette famille de produits, ${fr.euros(sum)} d’après les autres colonnes.`,
      advice: () => 'Un achat français, local ou en circuit court se compte aussi dans un label, ou en non EGalim.',
    },
    'total-differs-from-detail': {
      title: 'Total différent de son détail',
      message: ({ value, expected: sum }) => `Le détail de ${fr.quote(value)} fait ${fr.euros(sum)}.`,
      advice: () => 'Complétez le détail, produits non EGalim compris, ou corrigez le total.',
    },
  },
  {
    'year-required': {
      title: 'Diagnostic year missing',
      message: () => 'The row holds amounts, but not the year they are about.',
      advice: () => 'Give the civil year of the purchases, or empty the amounts to store the canteen alone.',
    },
    'year-out-of-range': {
      title: 'Diagnostic year out of range',
      message: ({ value }) => `${en.quote(value)} is not a year that can have a diagnostic.`,
      advice: () => `Give a year from ${firstYear} to ${lastYear()}.`,
    },
    'total-required': {
      title: 'Total of purchases missing',
      message: () => 'A diagnostic cannot be stored without the total of the year’s food purchases.',
      advice: () => 'Give the total without VAT, even if it is 0.',
    },
    'repeated-diagnostic': {
      title: 'Two diagnostics for one year',
      message: ({ expected: first }) => `Row ${first} already gives the diagnostic of this canteen for this year.`,
      advice: () => 'Correct the year or the canteen, or keep one of the two rows.',
    },
    'zero-total': {
      title: 'Total of purchases is 0',
      message: () => 'The total of the year’s food purchases is 0.',
      advice: () => 'Give the total without VAT; if the canteen bought nothing, remove the row.',
    },
    'meat-above-total': {
      title: 'Meat above the total of purchases',
      message: ({ value, expected: meat }) =>
        `Meat and poultry, ${en.euros(meat)}, exceed the total of purchases, ${en.quote(value)}.`,
      advice: () => 'Check both amounts: the first is part of the second.',
    },
    'fish-above-total': {
      title: 'Fish above the total of purchases',
      message: ({ value, expected: fish }) =>
        `Aquatic products, ${en.euros(fish)}, exceed the total of purchases, ${en.quote(value)}.`,
      advice: () => 'Check both amounts: the first is part of the second.',
    },
    'parts-above-total': {
      title: 'Total below its parts',
      message: ({ value }) => `The EGalim amounts add up to more than the total of purchases, ${en.quote(value)}.`,
      advice: () =>
        'A purchase counts in one category only: check the organic, quality-sign, environmental and other EGalim amounts, then the total.',
    },
    'meat-egalim-above-total': {
      title: 'EGalim meat above all meat',
      message: ({ value }) => `EGalim meat and poultry exceed the total of meat and poultry, ${en.quote(value)}.`,
      advice: () => 'Check both amounts: the first is part of the second.',
    },
    'meat-france-above-total': {
      title: 'French meat above all meat',
      message: ({ value }) => `French meat and poultry exceed the total of meat and poultry, ${en.quote(value)}.`,
      advice: () => 'Check both amounts: the first is part of the second.',
    },
    'fish-egalim-above-total': {
      title: 'EGalim fish above all fish',
      message: ({ value }) => `EGalim aquatic products exceed the total of aquatic products, ${en.quote(value)}.`,
      advice: () => 'Check both amounts: the first is part of the second.',
    },
    'fish-france-above-total': {
      title: 'French fish above all fish',
      message: ({ value, expected: french }) =>
        `French aquatic products, ${en.euros(french)}, exceed the total of aquatic products, ${en.quote(value)}.`,
      advice: () => 'Check both amounts: the first is part of the second.',
    },
    'fair-trade-above-organic': {
      title: 'Fair trade above organic',
      message: ({ value, expected: part }) =>
        `The fair-trade part, ${en.euros(part)}, exceeds the organic amount that it is part of, ${en.quote(value)}.`,
      advice: () => 'Count purchases that are both organic and of fair trade as organic too.',
    },
    'fair-trade-above-others': {
      title: 'Fair trade above the other EGalim purchases',
      message: ({ value, expected: part }) =>
        `The fair-trade part, ${en.euros(part)}, exceeds the other EGalim purchases that it is part of, ${en.quote(value)}.`,
      advice: () => 'Count fair-trade purchases in the other EGalim purchases too; organic ones are no part of them.',
    },
    'origin-above-total': {
      title: 'French purchases above the total of purchases',
      message: ({ value, expected: sum }) =>
        `The French purchases of all product families make together ${en.euros(sum)}, more than the total of purchases, ${en.quote(value)}.`,
      advice: () => 'Check the total, then the French amount of each family: a purchase counts only once.',
    },
    'label-above-total': {
      title: 'Detail above the total of purchases',
      message: ({ value, expected }) => {
        const [label, sum] = labelAndSum(expected)
        return `The ${enLabels[label]} purchases of the eight product families make together ${en.euros(sum)}, more than the total of purchases, ${en.quote(value)}.`
      },
      advice: () => 'Check the total, then the eight amounts: a purchase counts in one family only.',
    },
    'families-above-egalim': {
      title: 'EGalim meat and fish above all EGalim',
      message: () => 'EGalim meat and fish together exceed the sum of the EGalim amounts.',
      advice: () => 'Count these purchases in the organic, quality-sign, environmental or other EGalim amounts too.',
    },
    'unusual-meal-cost': {
      title: 'Unusual cost of a meal',
      message: ({ value, expected: cost }) =>
        `The total of purchases, ${en.quote(value)}, makes ${en.euros(cost)} a meal for the meals of the year.`,
      advice: () => 'Check the total of purchases and the yearly number of meals.',
    },
    'meat-and-fish-above-total': {
      title: 'Meat and fish above the total',
      message: ({ value, expected: sum }) =>
        `Meat and aquatic products make together ${en.euros(sum)}, more than the total of purchases, ${en.quote(value)}.`,
      advice: () => 'Check the three amounts: the first two are parts of the third.',
    },
    'origin-above-family': {
      title: 'Origin above its product family',
      message: ({ value, expected: sum }) =>
        `${en.quote(value)} exceeds what was bought of this product family, ${en.euros(sum)} by the other columns.`,
      advice: () => 'A French, local or short-supply purchase also counts under a label, or as non EGalim.',
    },
    'total-differs-from-detail': {
      title: 'Total unlike its detail',
      message: ({ value, expected: sum }) => `The detail of ${en.quote(value)} makes ${en.euros(sum)}.`,
      advice: () => 'Complete the detail, non-EGalim products included, or correct the total.',
    },
  },
)
