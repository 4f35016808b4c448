import { counted, number, plural, share } from '@ma-cantine/lib/messages/french'
import { formatKilograms } from '@ma-cantine/lib/messages/numbers'

/** The sentences about the food waste of a canteen. English has the same shape, or does not compile. */
export const fr = {
  change: "Changer d'établissement",
  measured: 'Mon gaspillage alimentaire mesuré',
  noData: {
    duty: 'Votre établissement doit analyser les causes de son gaspillage alimentaire et engager une démarche pour le réduire.',
    advice: 'Pesez pendant cinq jours au moins ce qui part à la poubelle : le reste se calcule ici.',
    badge: 'Pas encore de données',
  },
  enter: 'Saisir une évaluation',
  toMeasure: {
    title: 'Des pesées à utiliser',
    text: (count: number, period: string) =>
      plural(
        count,
        `1 pesée, ${period}, n’est dans aucune évaluation.`,
        `${number(count)} pesées, ${period}, ne sont dans aucune évaluation.`,
      ),
    action: 'En faire une évaluation',
  },
  enterAnother: 'Saisir une nouvelle évaluation',
  edit: 'Modifier les données',
  editOf: (period: string) => `Modifier les données de l’évaluation ${period}`,
  date: 'Date de l’évaluation',
  perMeal: 'par repas et par convive',
  comparedTo: (period: string) => `Par rapport à l’évaluation ${period}`,
  less: (grams: string, percentage: number) => `${grams} g de moins, soit une baisse de ${share(percentage / 100)}`,
  more: (grams: string, percentage: number) => `${grams} g de plus, soit une hausse de ${share(percentage / 100)}`,
  same: 'Autant de grammes par repas',
  sortAdvice: {
    title: 'D’où vient ce gaspillage ?',
    text: 'En pesant séparément la préparation, ce qui n’est pas servi et ce qui reste dans les assiettes, vous saurez où agir d’abord.',
  },
  edibleChart: {
    title: 'Part du comestible',
    parts: { edible: 'Comestible', inedible: 'Non comestible', unsorted: 'Non trié' },
    missing:
      "Completez l'évaluation pour visualiser la part de ce qui aurait pu être mangé : pesez à part le comestible et le non comestible.",
  },
  sourceChart: {
    title: 'Origine du gaspillage',
    parts: {
      preparation: 'Préparation',
      unserved: 'Denrées présentées mais non servies',
      leftovers: 'Restes dans les assiettes',
      unattributed: 'Sans source indiquée',
    },
    missing:
      "Completez l'évaluation pour visualiser la provenance de votre gaspillage : indiquez la masse de chaque source.",
  },
  view: { legend: 'Affichage', chart: 'Graphique', text: 'Texte' },
  part: (label: string, mass: number | null, percentage: number | null) =>
    mass === null
      ? `${label} : —`
      : `${label} : ${formatKilograms(mass, 'fr')}, soit ${percentage === null ? '—' : share(percentage / 100)}`,
  gap: (mass: number) =>
    `La somme des trois sources diffère de ${formatKilograms(Math.abs(mass), 'fr')} de la masse totale : vérifiez vos pesées.`,
  details: {
    title: 'Données détaillées',
    totalMass: 'Masse totale de gaspillage',
    daysInPeriod: 'Durée de la période',
    mealCount: 'Couverts sur la période',
    yearly: 'Estimation sur une année',
    yearlyHelp:
      'Gaspillage par repas sur la période, multiplié par le nombre de repas de l’établissement dans l’année.',
    total: 'Total',
    edible: 'Denrées comestibles',
    inedible: 'Denrées non comestibles',
    days: (count: number) => counted(count, 'jour', 'jours'),
    meals: (count: number) => counted(count, 'couvert', 'couverts'),
  },
  trend: {
    title: 'L’évolution, évaluation après évaluation',
    category: 'Évaluation',
    series: 'Grammes par repas et par convive',
  },
  exports: {
    title: 'Exporter les évaluations',
    ofCanteen: 'Celles de cet établissement',
    ofAll: 'Celles de tous mes établissements',
  },
  shown: (first: number, last: number, count: number) =>
    first === 1 && last === count
      ? counted(count, 'évaluation', 'évaluations')
      : `Évaluations ${number(first)} à ${number(last)} sur ${number(count)}`,
  effects: {
    title: 'Vos actions, avant et après',
    none: 'Aucune action notée pour le moment. Choisissez-en une, puis mesurez de nouveau pour voir ce qui change.',
    find: 'Chercher une action',
    column: 'Actions commencées depuis l’évaluation précédente',
    mark: (sign: string, action: string) => `${sign}. ${action}`,
    since: (day: string) => `Faite depuis le ${day}.`,
    sometime: 'Faite, sans date : elle ne peut pas être placée sur l’évolution.',
    planned: (day: string) => `Prévue pour le ${day}.`,
    compared: (before: string, after: string) => `${before} par repas avant, ${after} après`,
    less: (grams: string) => `soit ${grams} de moins.`,
    more: (grams: string) => `soit ${grams} de plus.`,
    same: 'soit autant.',
    periods: (before: string, after: string) => `Évaluations ${before}, puis ${after}.`,
    noBefore: 'Aucune évaluation avant cette date : il n’y a rien à comparer.',
    noAfter: 'Pas encore d’évaluation commencée après cette date : mesurez de nouveau pour comparer.',
    shared: 'Une autre action a commencé entre ces deux évaluations : leurs effets ne se distinguent pas.',
    caution:
      'Ces chiffres se suivent, ils ne prouvent rien à eux seuls : les menus, la saison et le nombre de convives changent aussi le gaspillage.',
  },
  deletion: {
    action: 'Supprimer cette évaluation',
    question: 'Supprimer cette évaluation ?',
    text: (period: string) => `L’évaluation ${period} n’apparaîtra plus ici. Vous pourrez annuler juste après.`,
    keep: 'Garder l’évaluation',
    done: 'Évaluation supprimée',
    doneText: (period: string) => `L’évaluation ${period} est supprimée.`,
    undo: 'Annuler la suppression',
    undoing: 'Restauration…',
    undone: 'Suppression annulée',
    undoneText: (period: string) => `L’évaluation ${period} est de retour.`,
  },
  tunnel: {
    doubts: {
      title: 'Ces chiffres surprennent',
      text: 'Rien n’est encore enregistré. Est-ce bien ce que vous avez pesé ?',
      correct: 'Corriger',
      save: 'Oui, enregistrer',
    },
    quit: 'Quitter',
    saveAndQuit: 'Sauvegarder et quitter',
    previous: "Revenir à l'étape précédente",
    modify: 'Modifier',
    continue: 'Sauvegarder et continuer',
    seeSynthesis: 'Voir la synthèse',
    finish: 'Terminer',
    saving: 'Enregistrement…',
    unknown: 'Cette évaluation n’existe pas, ou elle a été supprimée.',
    back: 'Revenir au gaspillage de l’établissement',
    changedElsewhere:
      'Une autre personne vient de modifier cette évaluation. Vos réponses à cette étape sont gardées : vérifiez-les, puis enregistrez de nouveau pour remplacer les siennes.',
    titles: {
      periode: 'Période de mesure',
      total: 'Masse totale de gaspillage',
      distinction: 'Distinction du gaspillage par source',
      preparation: 'Gaspillage de la préparation',
      'non-servies': 'Gaspillage des denrées présentées mais non servies',
      'reste-assiette': 'Gaspillage des restes dans les assiettes',
      complet: 'Synthèse',
    },
    labels: {
      periodStartDate: 'Date de début',
      periodEndDate: 'Date de fin',
      mealCount: 'Nombre de couverts sur la période',
      totalMass: 'Masse totale du gaspillage (kg)',
      isSortedBySource: 'Avez-vous pesé séparément le gaspillage selon son origine ?',
      sourceMass: {
        preparation: 'Masse issue de la préparation (kg)',
        unserved: 'Masse des denrées présentées mais non servies (kg)',
        leftovers: 'Masse des restes dans les assiettes (kg)',
      },
      isSorted: 'Avez-vous pesé à part le comestible et le non comestible ?',
      edibleMass: 'Denrées comestibles (kg)',
      inedibleMass: 'Denrées non comestibles (kg)',
    },
    periodLegend: 'Période',
    yes: 'Oui',
    no: 'Non',
    massHint: 'En kilogrammes, par exemple 12,5',
    daysHint: (days: number | null) =>
      days === null ? 'Choisissez d’abord les deux dates.' : counted(days, 'jour', 'jours'),
    editMeals: 'Modifier',
    editMealsName: 'Modifier le nombre de couverts',
    help: {
      duration: 'Combien de temps mesurer ?',
      durationText:
        'Mesurez pendant cinq jours au moins : une semaine ordinaire, sans fête ni sortie, dit mieux votre quotidien.',
      shortPeriod: (days: number) =>
        `Votre période compte ${counted(days, 'jour', 'jours')} : avec cinq jours au moins, le résultat sera plus fiable.`,
      computed: (daily: number, days: number, meals: number) => ({
        before: `Calculé d’après les ${counted(daily, 'couvert', 'couverts')} par jour de l’établissement, sur ${counted(days, 'jour', 'jours')} : `,
        value: counted(meals, 'couvert', 'couverts'),
      }),
      yearly: (meals: number) => `Pour mémoire, votre établissement sert ${counted(meals, 'repas', 'repas')} par an.`,
      total: 'Que peser ?',
      totalText:
        'Tout ce qui est jeté compte : une part comestible, qui aurait pu être mangée, et une part non comestible, comme les os, les épluchures ou les arêtes.',
      distinction: 'Trier par source, c’est quoi ?',
      distinctionText:
        'Trois poubelles, trois pesées : ce qui est jeté en cuisine, ce qui a été présenté sans être servi, et ce qui revient dans les assiettes.',
      sources: {
        preparation: {
          title: 'Qu’est-ce que le gaspillage de la préparation ?',
          text: 'Ce qui est jeté en cuisine : produits abîmés, parures, plats ratés. Par exemple, une caisse de salades flétries.',
          inedible:
            'Est non comestible ce qui ne se mange pas : épluchures, os, arêtes, coquilles, noyaux, marc de café.',
        },
        unserved: {
          title: 'Que sont les denrées présentées mais non servies ?',
          text: 'Ce qui était prêt et n’a pas trouvé preneur, au self ou en bac. Par exemple, deux bacs de purée en fin de service.',
          inedible:
            'Est non comestible ce qui ne se mange pas dans ce qui était prêt : les os d’un plat, les noyaux, les peaux.',
        },
        leftovers: {
          title: 'Que sont les restes dans les assiettes ?',
          text: 'Ce que les convives ont pris et n’ont pas mangé. Par exemple, le pain et les légumes au retour des plateaux.',
          inedible:
            'Est non comestible ce qui ne se mange pas dans l’assiette : les os, les arêtes, les noyaux, les peaux.',
        },
      },
      edible: 'Est comestible ce qui aurait pu être mangé : une tranche de pain, une part de gratin, un fruit.',
    },
  },
}
export type Words = typeof fr
