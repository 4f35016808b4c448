import type { SimpleAmounts } from '@ma-cantine/lib/diagnostics/diagnostic-draft'
import { frIncludedWords } from '@ma-cantine/lib/diagnostics/fr-included-words'
import type { IncludedProperty } from '@ma-cantine/lib/diagnostics/included-amounts'
import { lastYearBefore } from '@ma-cantine/lib/measures/year-rules'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { counted, number, percent, plural, share } from '@ma-cantine/lib/messages/french'

const euros = (cents: number) => formatEuros(cents / 100, 'fr')

/** The sentences about the quality of purchases in a report. English has the same shape, or does not compile. */
export const fr = {
  steps: {
    total: 'Total de vos achats',
    'mode-de-saisie': 'Mode de saisie',
    'valeurs-totales-bio-siqo': 'Produits bio et signes de qualité',
    'valeurs-totales-autres': 'Autres produits durables et de qualité',
    'valeurs-totales-viandes-volailles': 'Viandes et volailles',
    'valeurs-totales-mer-aquaculture': 'Poissons et produits aquatiques',
    'valeurs-totales-viandes-aquaculture': 'Total des viandes et des poissons',
    'parts-equitables-et-francaises': 'Commerce équitable et origine France',
    'bio-dont-commerce-equitable': 'Bio, dont commerce équitable',
  },
  origins: { France: 'Origine France', ShortDistribution: 'Circuit court', Local: 'Produit local' },
  totals: {
    valueTotalHt: 'Total de vos achats alimentaires de l’année',
    valueBioHt: 'Produits bio',
    valueSustainableHt: 'Label rouge, AOC, AOP, IGP et STG',
    valueExternalityPerformanceHt: 'Coûts des externalités et performances environnementales',
    valueEgalimOthersHt: 'Autres labels qui comptent pour EGalim',
    valueMeatPoultryHt: 'Total des viandes et volailles',
    valueMeatPoultryEgalimHt: 'Viandes et volailles durables et de qualité',
    valueMeatPoultryFranceHt: 'Viandes et volailles d’origine France',
    valueFishHt: 'Total des poissons et produits aquatiques',
    valueFishEgalimHt: 'Poissons et produits aquatiques durables et de qualité',
    ...frIncludedWords,
  } satisfies Record<keyof SimpleAmounts | IncludedProperty, string>,
  cell: (label: string, family: string) => `${label}, ${family.toLocaleLowerCase('fr')}`,
  amount: (value: number) => formatEuros(value, 'fr'),
  unit: '€ HT',
  unknown: 'Ne sait pas',
  typing: 'En euros hors taxes. Laissez vide ce que vous ne savez pas, et écrivez 0 s’il n’y en a pas.',
  typingTotal: 'En euros hors taxes. Seul un total au-dessus de 0 € peut être télédéclaré.',
  notApplicable: 'Ne s’applique pas',
  doubtful: 'À vérifier avec les autres montants',
  groups: {
    simpleBio: 'Un produit qui a plusieurs labels ne se compte qu’une fois : bio d’abord.',
    simpleOthers: 'Ne recomptez pas ici ce que vous avez déjà compté en bio ou sous un signe de qualité.',
    meat: 'Les trois montants se recouvrent : une volaille label rouge française compte dans chacun.',
    fish: 'Le second montant est une partie du premier.',
    partsOfTotals:
      'Cette étape est facultative. Si vous les connaissez, indiquez la part de vos achats qui vient du commerce équitable et, famille par famille, celle qui est d’origine France. Ces montants sont déjà compris dans ceux que vous avez donnés : ils ne s’y ajoutent pas.',
    partsOfOrganic:
      'Cette étape est facultative. Si vous la connaissez, indiquez, famille par famille, la part de vos achats bio qui vient aussi du commerce équitable. Ces montants sont déjà compris dans vos achats bio : ils ne s’y ajoutent pas.',
    openParts: 'Donner ces montants',
    detailedTotals:
      'Ces deux totaux comprennent tous les produits de la famille, avec ou sans label. Leur répartition vient ensuite.',
    label: 'Comptez chaque produit sous un seul label. Le total de ce label se calcule tout seul.',
    nonEgalim: 'Indiquez ici le reste : les produits qui n’ont aucun des labels précédents.',
    origin: 'Un produit peut compter ici en plus de son label, et dans plusieurs provenances.',
    local:
      'C’est vous qui dites ce que « local » veut dire pour votre cantine. Un produit compte ici en plus de son label.',
  },
  help: {
    total: 'Que faut-il compter ?',
    totalText:
      'Toutes les denrées achetées du 1er janvier au 31 décembre, boissons comprises, hors taxes. Le matériel et le personnel n’en font pas partie.',
    sustainable: 'Quels signes de qualité ?',
    sustainableText:
      'Label rouge, appellations d’origine (AOC, AOP), indications géographiques protégées (IGP) et spécialités traditionnelles garanties (STG).',
    others: 'Quels autres labels ?',
    othersText: `Haute valeur environnementale ou, jusqu’en ${lastYearBefore('levelTwoCounts')}, certification environnementale de niveau 2, pêche durable, logo des régions ultrapériphériques, commerce équitable, et la mention « fermier ».`,
    externality: 'Externalités et performances ?',
    externalityText:
      'Les produits que votre marché a choisis en comptant ce qu’ils coûtent à l’environnement, ou leurs qualités pour lui, dont l’approvisionnement direct.',
  },
  mode: {
    label: 'Que savez-vous de vos achats ?',
    simple: 'Les totaux',
    simpleHint: 'Dix montants : bio, signes de qualité, autres labels, viandes et poissons.',
    complete: 'Le détail par label et par famille de produits',
    completeHint: 'Jusqu’à 112 montants, label par label ; les totaux s’en déduisent.',
    replaced:
      'Les totaux que vous avez déjà saisis par label sont gardés tant que le détail est vide. Dès le premier montant détaillé que vous enregistrez, ils deviennent les sommes du détail.',
    replacedTitle: 'Vos totaux sont devenus les sommes du détail',
    replacedText: 'Vous aviez saisi :',
    back: 'Reprendre mes totaux',
    backQuestion: 'Reprendre vos totaux ?',
    backText:
      'Le bilan revient à la saisie des totaux, avec ceux que vous aviez, et les montants du détail sont effacés.',
    keepDetail: 'Garder le détail',
    backTitle: 'Vos totaux sont revenus',
    backDone: 'Le détail est vide de nouveau.',
  },
  purchases: {
    title: 'Vos achats peuvent remplir ce bilan',
    text: (amount: string, year: number) =>
      `Vous avez enregistré ${amount} d’achats en ${year}. Voulez-vous en remplir le bilan ? Vous verrez d’abord ce qui changera.`,
    see: 'Voir ce qui changera',
    same: (year: number) => `Ce bilan reprend déjà vos achats de ${year}.`,
    dialog: (year: number) => `Remplir le bilan ${year} avec vos achats`,
    mode: 'Comment les reprendre ?',
    modes: { COMPLETE: 'Par label et par famille', SIMPLE: 'Les dix totaux seulement' },
    caption: 'Ce qui changera dans le bilan',
    columns: { amount: 'Montant', before: 'Dans le bilan', after: 'D’après vos achats' },
    modeBecomes: (mode: string) => `Mode de saisie : ${mode}.`,
    zeros: (count: number) =>
      plural(
        count,
        'Un montant que vous n’aviez pas renseigné devient 0 € : vous n’avez aucun achat de cette sorte.',
        `${counted(count, 'montant', 'montants')} que vous n’aviez pas renseignés deviennent 0 € : vous n’avez aucun achat de ces sortes.`,
      ),
    none: 'Rien ne changera : le bilan a déjà ces montants.',
    withoutFamily: (cents: number) =>
      `${euros(cents)} de produits durables et de qualité n’ont pas de famille dans vos achats : le détail ne peut pas les compter. Reprenez plutôt les totaux, ou complétez d’abord vos achats.`,
    contradictory: 'Vos achats se contredisent : ils ne peuvent pas être repris ainsi.',
    confirm: 'Reprendre ces montants',
    filling: 'Enregistrement…',
    cancel: 'Annuler',
    done: 'Bilan rempli avec vos achats',
    doneText: (year: number) => `Les montants viennent de vos achats de ${year}. Relisez-les.`,
    undo: 'Annuler ce remplissage',
    undoing: 'Annulation…',
    undone: 'Remplissage annulé',
    undoneText: 'Le bilan a retrouvé ses montants d’avant.',
    hintNone: 'Aucun achat de cette sorte',
    hintSame: 'Identique à vos achats',
    hintFill: (amount: string) => `Remplir avec ${amount}`,
    hintFillName: (field: string, amount: string) => `Remplir avec ${amount}, la somme de vos achats : ${field}`,
  },
  missing: {
    text: 'Pour télédéclarer ce bilan, il manque des montants. Écrivez 0 là où vous n’avez rien acheté : c’est une réponse.',
    names: (names: readonly string[]) => names.join(', '),
    allOfStep: 'Pour télédéclarer, n’en laissez aucun vide : 0 est une réponse.',
    someOfStep: (names: readonly string[]) => `Pour télédéclarer, il faut : ${names.join(', ')}. 0 est une réponse.`,
  },
  checks: {
    title: 'Ces montants se contredisent',
    mended: 'Ces montants s’accordent à présent.',
    helper: 'L’erreur est peut-être dans un autre montant : corrigez-le ici.',
    more: (count: number) => counted(count, 'autre montant comparé', 'autres montants comparés'),
  },
  running: {
    title: 'Où en êtes-vous ?',
    of: {
      valueTotalHt: 'Tous les achats',
      valueMeatPoultryHt: 'Viandes et volailles',
      valueFishHt: 'Poissons et produits aquatiques',
    },
    allocated: (allocated: number, total: number) => `${euros(allocated)} répartis sur ${euros(total)}`,
    left: (cents: number) => `Reste à répartir : ${euros(cents)}`,
    leftSimple: (cents: number) => `Reste, sans label : ${euros(cents)}`,
    over: (cents: number) => `Dépassement : ${euros(cents)}`,
    complete: 'Tout est réparti.',
    label: 'Total de ce label',
    derived: 'Totaux calculés',
    derivedText: 'Ils s’additionnent d’eux-mêmes : vous n’avez pas à les saisir.',
  },
  summary: {
    bar: (year: number) => `Part des produits durables et de qualité dans vos achats de ${year}`,
    barDescription: (organic: string, quality: string, organicGoal: number, qualityGoal: number) =>
      `Bio ${organic}, durables et de qualité hors bio ${quality}. Objectifs : ${percent(organicGoal)} de bio, ${percent(qualityGoal)} de produits durables et de qualité, bio compris.`,
    organic: 'Bio',
    quality: 'Durables et de qualité, hors bio',
    egalim: 'Durables et de qualité, bio compris',
    meatEgalim: 'Viandes et volailles durables et de qualité',
    meatFrance: 'Viandes et volailles d’origine France',
    fishEgalim: 'Poissons et produits aquatiques durables et de qualité',
    shares: 'Parts et objectifs',
    share: 'Part',
    goal: 'Objectif',
    ofAll: 'Produits',
    percent,
    shareOf: share,
    goalMarks: {
      organic: (goal: number) => `bio ${percent(goal)}`,
      quality: (goal: number) => `qualité ${percent(goal)}`,
    },
    reached: 'atteint',
    none: '—',
    empty: 'Ce bilan n’a pas encore le total de vos achats : sans lui, aucune part ne peut être calculée.',
    details: 'Données détaillées',
    mode: (mode: string) => `Mode de saisie : ${mode}`,
    modes: { SIMPLE: 'simplifié', COMPLETE: 'détaillé' },
    columns: {
      amount: 'Montant',
      value: 'Euros hors taxes',
      source: 'D’où vient ce chiffre',
      now: 'Vos achats à ce jour',
    },
    unknown: 'Ne sait pas',
    origins: (parts: readonly string[]) => `D’où viennent les chiffres : ${parts.join(', ')}.`,
    origin: {
      TYPED: (count: number) => counted(count, 'saisi', 'saisis'),
      PURCHASES: (count: number) => `${counted(count, 'repris', 'repris')} de vos achats`,
      LAST_YEAR: (count: number) => `${counted(count, 'repris', 'repris')} de l’année précédente`,
      IMPORT: (count: number) => `${number(count)} par import`,
      DERIVED: (count: number) => counted(count, 'calculé', 'calculés'),
    },
    changedSince: (count: number) =>
      plural(
        count,
        'Vos achats ont changé depuis : un des montants repris n’est plus le même.',
        `Vos achats ont changé depuis : ${number(count)} des montants repris ne sont plus les mêmes.`,
      ),
    families: 'Labels de chaque famille de produits',
    family: 'Famille de produits',
    file: 'labels-par-famille',
    grid: 'Montants par label et par famille, en euros hors taxes',
    gridLabel: 'Label ou provenance',
  },
  grid: {
    open: 'Saisir dans un tableau',
    close: 'Revenir à la saisie par label',
    save: 'Enregistrer le tableau',
    help: 'Montants en euros hors taxes, vide si vous ne savez pas. Entrée et Tab passent au montant suivant ; vous pouvez aussi coller un bloc copié d’un tableur.',
    total: 'Total',
  },
}
export type Words = typeof fr
