import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { formatDay, formatShortMonth } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { counted, number, percent, plural, share } from '@ma-cantine/lib/messages/french'
import { formatHundredths, formatWholeEuros } from '@ma-cantine/lib/messages/numbers'
import type { SummaryLabel } from '@ma-cantine/lib/purchases/purchase-sums'
import type { Aim, Kind } from '@ma-cantine/lib/purchases/what-if'
import type { YearPace } from '@ma-cantine/lib/purchases/year-pace'
import { formatCents } from '../format-figures.ts'

const euros = (value: number) => formatEuros(value, 'fr')
const cents = (value: number) => formatCents(value, 'fr')
const aims = { organic: 'produits bio', quality: 'produits durables et de qualité' } satisfies Record<Aim, string>
const kindNames = {
  organic: 'des produits bio',
  quality: 'des produits de qualité, hors bio',
  other: 'des produits sans label',
} satisfies Record<Kind, string>
const perMeal = (value: number) =>
  `${formatHundredths(Math.abs(value), 'fr')} ${plural(Math.abs(value), 'centime', 'centimes')} par repas`

/** The sentences of the summary of purchases. English has the same shape, or does not compile. */
export const fr = {
  intro: 'Ce que représentent vos achats, hors taxes, et le chemin qu’il reste jusqu’aux objectifs de la loi EGalim.',
  choice: {
    legend: 'Ce que montre la synthèse',
    canteen: 'Cantine',
    all: (count: number) => `Toutes mes cantines (${number(count)})`,
    search: 'Chercher parmi mes cantines',
    found: (count: number) => counted(count, 'cantine trouvée', 'cantines trouvées'),
    year: 'Année',
    print: 'Imprimer',
  },
  title: (canteen: string, year: number) => `${canteen}, ${year}`,
  allCanteens: 'Toutes mes cantines',
  noCanteen: {
    title: 'Commencez par votre cantine',
    text: 'La synthèse additionne les achats de vos cantines : ajoutez d’abord la vôtre.',
    add: 'Ajouter une cantine',
  },
  unknownCanteen: {
    title: 'Cette cantine n’est pas parmi les vôtres',
    text: 'Elle n’existe pas ou plus, ou vous ne faites pas partie de son équipe.',
    show: 'Voir la synthèse de mes cantines',
  },
  noPurchase: {
    title: (year: number) => `Aucun achat en ${year}`,
    never:
      'Aucun achat n’est encore enregistré. Saisissez le premier, ou importez un fichier : la synthèse se fait toute seule.',
    others: 'Vous avez des achats d’autres années :',
    add: 'Saisir un achat',
    importThem: 'Importer des achats',
  },
  figures: {
    title: 'En bref',
    total: 'Total des achats, hors taxes',
    purchases: (count: number, canteens: number) =>
      plural(
        canteens,
        counted(count, 'achat', 'achats'),
        `${counted(count, 'achat', 'achats')} de ${number(canteens)} cantines`,
      ),
    euros,
    organic: 'Produits bio',
    quality: 'Produits durables et de qualité, bio compris',
    ofWhich: (quality: number) => `dont ${share(quality)} hors bio`,
    share,
    meter: (label: string, part: number, goal: number | null) =>
      goal === null
        ? `${label} : ${share(part)}`
        : `${label} : ${share(part, goal)}, pour un objectif de ${percent(goal)}`,
    goal: (goal: number) => `objectif ${percent(goal)}`,
    missing: (aim: Aim, missing: number, goal: number) =>
      `Il manque ${cents(missing)} de ${aims[aim]} pour atteindre ${percent(goal)}.`,
    reached: (goal: number) => `L’objectif de ${percent(goal)} est atteint.`,
    severalGoals:
      'Vos cantines sont dans des territoires aux objectifs différents : cette part ne se compare pas à un seul objectif. Choisissez une cantine pour le savoir.',
    goals: (organic: number, quality: number) =>
      `Objectifs de votre territoire : ${percent(quality)} de produits durables et de qualité, dont ${percent(organic)} de produits bio.`,
    meat: 'Viandes et volailles',
    fish: 'Poissons et produits aquatiques',
    egalim: 'Durables et de qualité',
    france: 'Origine France',
  },
  meals: {
    title: 'Coût des denrées par repas',
    cost: (value: number) => euros(value),
    explained: (meals: number) => `Le total des achats, divisé par ${counted(meals, 'repas', 'repas')} par an.`,
    underWay: (meals: number) =>
      `Les achats de l’année à ce rythme, divisés par ${counted(meals, 'repas', 'repas')} par an.`,
    tooEarly: 'Il est trop tôt dans l’année pour l’estimer.',
    unknown: 'Combien de repas servez-vous par an ? Avec ce nombre, nous estimons le coût des denrées d’un repas.',
    unknownOfSome: (count: number) =>
      plural(
        count,
        'Une cantine ne dit pas combien de repas elle sert par an : le coût d’un repas ne peut pas être estimé.',
        `${number(count)} cantines ne disent pas combien de repas elles servent par an : le coût d’un repas ne peut pas être estimé.`,
      ),
    hint: 'Repas livrés compris. Exemple : 42 000',
    label: 'Repas par an',
    change: 'Modifier le nombre de repas',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Le nombre de repas est enregistré.',
  },
  undeclared: {
    title: 'Pour une synthèse plus juste',
    family: (part: number, count: number, amount: number) =>
      `${capitalise(share(part))} de vos achats n’ont pas de famille (${counted(count, 'achat', 'achats')}, ${euros(amount)}) : ils comptent dans le total, mais dans aucune famille.`,
    characteristics: (part: number, count: number, amount: number) =>
      `${capitalise(share(part))} de vos achats n’ont pas de caractéristiques renseignées (${counted(count, 'achat', 'achats')}, ${euros(amount)}) : s’il y a parmi eux des produits bio ou de qualité, ils ne sont pas comptés.`,
    complete: 'Compléter mes achats',
  },
  kinds: {
    organic: 'Bio',
    quality: 'Durables et de qualité, hors bio',
    other: 'Autres produits',
  } satisfies Record<Kind, string>,
  charts: {
    title: 'En détail',
    shares: 'Parts de produits bio et de qualité, par année',
    totals: 'Total des achats, par année',
    months: (year: number) => `Achats par mois en ${year}`,
    families: 'Achats par famille de produits',
    labelsOfFamilies: 'Labels de chaque famille de produits',
    labels: 'Achats par label',
    origins: 'Provenance des produits',
    originsNote: 'Un achat peut avoir plusieurs provenances, ou aucune : elles ne s’additionnent pas.',
    providers: 'Achats par fournisseur',
    canteens: 'Achats par cantine',
    none: 'Rien à montrer : aucun achat n’a cette information.',
    year: 'Année',
    month: 'Mois',
    family: 'Famille de produits',
    label: 'Label ou mention',
    origin: 'Provenance',
    provider: 'Fournisseur',
    canteen: 'Cantine',
    amount: 'Montant hors taxes',
    provisional: (year: number) => `${year} (en cours)`,
    organicGoal: (goal: number) => `bio ${percent(goal)}`,
    qualityGoal: (goal: number) => `qualité ${percent(goal)}`,
    notGiven: {
      family: 'Sans famille',
      label: 'Caractéristiques non renseignées',
      provider: 'Fournisseur non renseigné',
    },
    otherProviders: (count: number) => counted(count, 'autre fournisseur', 'autres fournisseurs'),
    otherCanteens: (count: number) => counted(count, 'autre cantine', 'autres cantines'),
    twin: (name: string, count: number) => `${name} (${count})`,
    euros: (value: number) => formatWholeEuros(value, 'fr'),
    exact: euros,
    monthName: (month: string) => formatShortMonth(month, 'fr'),
    file: {
      shares: 'parts-par-année',
      totals: 'total-par-année',
      months: 'achats-par-mois',
      families: 'achats-par-famille',
      labelsOfFamilies: 'labels-par-famille',
      labels: 'achats-par-label',
      origins: 'achats-par-provenance',
      providers: 'achats-par-fournisseur',
      canteens: 'achats-par-cantine',
    },
  },
  labels: {
    BIO: 'Agriculture biologique',
    CONVERSION_BIO: 'En conversion vers le bio',
    LABEL_ROUGE: 'Label rouge',
    AOCAOP_IGP_STG: 'AOC, AOP, IGP ou STG',
    HVE: 'Certification environnementale',
    PECHE_DURABLE: 'Pêche durable',
    RUP: 'Région ultrapériphérique',
    COMMERCE_EQUITABLE: 'Commerce équitable',
    FERMIER: 'Fermier',
    EXTERNALITES: 'Coûts des externalités',
    PERFORMANCE: 'Performances environnementales',
    EQUIVALENTS: 'Produits équivalents',
    NON_EGALIM: 'Sans label EGalim',
  } satisfies Record<SummaryLabel, string>,
  pace: {
    title: (year: number) => `L’année ${year} comme elle va`,
    early: 'Après un mois d’achats, vous verrez ici où l’année vous mène.',
    done: 'Vos achats vont jusqu’à la fin de l’année : les chiffres ci-dessus sont ceux de l’année entière.',
    sofar: (day: string, total: number) =>
      `Du 1er janvier au ${formatDay(day, 'fr')}, vous avez acheté pour ${cents(total)}.`,
    end: (total: number) => `À ce rythme, l’année finirait à ${cents(total)}.`,
    rule: {
      days: 'Calcul : le total est prolongé jusqu’au 31 décembre, à proportion des jours.',
      months:
        'Calcul : le total est prolongé jusqu’au 31 décembre, en suivant vos achats de l’an dernier mois par mois.',
    } satisfies Record<YearPace['model'], string>,
    share: (aim: Aim, part: number, goal: number | null) => `${capitalise(aims[aim])} : ${share(part, goal)} jusqu’ici`,
    same: (amount: number) => `Si cette part ne change pas : ${cents(amount)} en fin d’année.`,
    safe: (goal: number) => `L’objectif de ${percent(goal)} sera atteint, quels que soient les achats à venir.`,
    needed: (goal: number, part: number, amount: number) =>
      `Pour finir l’année à ${percent(goal)}, il en faut ${percent(part)} dans les achats à venir, soit ${cents(amount)}.`,
    impossible: (goal: number) =>
      `À ce rythme, ${percent(goal)} n’est plus atteignable cette année ; chaque achat compte pour s’en approcher.`,
  },
  whatIf: {
    title: 'Et si… ?',
    intro:
      'Essayez, rien n’est enregistré : changez une sorte de produits pour une autre, ou dites la part que vous visez.',
    modes: { legend: 'Que voulez-vous essayer ?', move: 'Remplacer des produits', aim: 'Viser une part' },
    from: 'Au lieu de',
    to: 'Acheter',
    kinds: kindNames,
    amount: 'Montant à remplacer, en euros',
    amountSlider: 'Montant à remplacer',
    aim: 'Part visée',
    aims: {
      organic: 'de produits bio',
      quality: 'de produits durables et de qualité, bio compris',
    } satisfies Record<Aim, string>,
    percent: 'Part visée, en %',
    percentSlider: 'Part visée',
    premium: 'Surcoût des produits choisis, en %',
    premiumHint: 'De combien ils coûtent plus cher que ceux qu’ils remplacent. 0 : au même prix.',
    premiumSlider: 'Surcoût',
    ofKind: (amount: number) => `Vous en avez acheté pour ${cents(amount)}.`,
    same: 'Choisissez deux sortes de produits différentes.',
    none: 'Choisissez un montant pour voir ce que cela change.',
    nothing: 'Vous n’avez acheté aucun produit de cette sorte : il n’y a rien à remplacer.',
    result: 'Résultat',
    moved: (amount: number, from: Kind, spent: number, to: Kind) =>
      `${cents(amount)} en moins pour ${kindNames[from]}, ${cents(spent)} en plus pour ${kindNames[to]}.`,
    shares: (before: number, after: number, aim: Aim, goal: number | null) => {
      const [from, to] = [before, after].map(part => share(part, goal))
      return from === to
        ? `La part de ${aims[aim]} reste à ${to}.`
        : `La part de ${aims[aim]} passe de ${from} à ${to}.`
    },
    reaches: (goal: number) => `C’est l’objectif de ${percent(goal)}, ou plus.`,
    replace: (amount: number, percentAimed: number, aim: Aim) =>
      `Pour ${percent(percentAimed)} de ${aims[aim]}, remplacez ${cents(amount)} de produits sans label.`,
    already: (part: number, percentAimed: number, aim: Aim) =>
      `C’est déjà fait : vous en êtes à ${share(part)} de ${aims[aim]}, pour ${percent(percentAimed)} visés.`,
    impossible: (best: number, percentAimed: number, aim: Aim) =>
      `Même en remplaçant tous les produits sans label, la part de ${aims[aim]} n’irait que jusqu’à ${share(best, percentAimed)}.`,
    // The purchases that are shown, be the year over or not: the cents per meal are of the meals that they were for.
    extra: (amount: number) =>
      amount === 0
        ? 'Ces achats auraient le même coût.'
        : amount > 0
          ? `Ces achats coûteraient ${cents(amount)} de plus.`
          : `Ces achats coûteraient ${cents(-amount)} de moins.`,
    extraPerMeal: (value: number) =>
      value === 0 ? '' : `C’est ${perMeal(value)} ${value > 0 ? 'de plus' : 'de moins'}.`,
    changedPerMeal: (value: number) => `Les produits remplacés représentent ${perMeal(value)}.`,
    unknownMeals: 'Indiquez le nombre de repas par an, plus haut, pour le savoir par repas.',
    reset: 'Revenir à mes achats',
  },
}

export type Words = typeof fr
