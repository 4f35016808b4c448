import type { FigureSource } from '@ma-cantine/lib/diagnostics/figure-sources'
import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { counted, number, percent } from '@ma-cantine/lib/messages/french'

/** The sentences of the yearly report of a canteen. English has the same shape, or does not compile. */
export const fr = {
  title: (canteen: string, year: number) => `${canteen} : bilan ${year}`,
  change: "Changer d'établissement",
  aside: 'L’année et sa télédéclaration',
  year: 'Année du bilan',
  unknownYear: 'Cette année ne peut pas avoir de bilan.',
  toYear: (year: number) => `Voir le bilan ${year}`,
  parts: 'Les parties du bilan',
  partChoice: 'Partie du bilan',
  establishmentTitle: 'Mon établissement',
  partWithState: (part: string, state: string) => `${part} : ${state}`,
  campaign: {
    title: 'Télédéclaration',
    declared: (when: string, day: string) => `Télédéclaré ${when}, le ${day}.`,
    editable: (day: string) => `Modifiable jusqu’au ${day} inclus (heure de Paris).`,
    kitchen: 'Votre livreur de repas télédéclarera ce bilan pour votre établissement.',
    kitchenDeclared: 'Votre livreur de repas a télédéclaré ce bilan pour votre établissement.',
    kitchenPurchases:
      'Votre livreur de repas donne les achats ; les autres mesures restent à compléter par votre établissement.',
    group: 'Votre groupe télédéclarera ce bilan pour votre établissement.',
    groupDeclared: 'Votre groupe a télédéclaré ce bilan pour votre établissement.',
    groupPurchases: 'Votre groupe donne les achats ; les autres mesures restent à compléter par votre établissement.',
    open: (year: number, day: string) =>
      `La campagne sur les données ${year} est ouverte jusqu’au ${day} inclus (heure de Paris).`,
    openedLate: (year: number, day: string) =>
      `Notre équipe a ouvert la télédéclaration du bilan ${year} pour votre cantine, hors campagne, jusqu’au ${day} inclus (heure de Paris).`,
    correction: (year: number, day: string) =>
      `Les bilans ${year} déjà télédéclarés peuvent être corrigés jusqu’au ${day} inclus (heure de Paris).`,
    opens: (day: string) => `La campagne ouvre le ${day} : préparez votre bilan dès maintenant.`,
    parts: 'Ce que contient la télédéclaration',
    notYet: 'Le service vérifie encore vos modifications récentes : rechargez la page dans un instant.',
    early: (year: number) =>
      `Commencez dès maintenant : le bilan ${year} se télédéclare pendant la campagne de ${year + 1}.`,
    over: (year: number) => `La campagne sur les données ${year} est terminée.`,
    unannounced: (year: number) =>
      `Les dates de la campagne sur les données ${year} ne sont pas encore annoncées : préparez votre bilan dès maintenant.`,
  },
  inspection: 'Avant un contrôle : ce que vos factures prouvent',
  question: 'Une question ?',
  contact: 'Nous écrire',
  mode: {
    legend: 'Pour mes cantines satellites, ce bilan donne',
    ALL: 'toutes les mesures',
    allHint: 'Vos satellites n’ont rien à compléter.',
    APPRO: 'les achats seulement',
    approHint: 'Chaque satellite complète les quatre autres mesures.',
    busy: 'Enregistrement…',
  },
  purposes: {
    'qualite-des-produits': 'Vos achats de l’année, et la part des produits durables et de qualité.',
    'gaspillage-alimentaire': 'Ce que vous faites pour moins jeter, et ce qui est donné plutôt que perdu.',
    'menus-vegetariens': 'La place des menus sans viande ni poisson, et votre plan pour varier les protéines.',
    'interdiction-du-plastique': 'Ce qui remplace le plastique, en cuisine et à table.',
    'information-des-usagers': 'Ce que vos convives savent de ce qu’ils mangent.',
  } as Record<MeasureId, string>,
  goals: (organic: number, quality: number) =>
    `L’objectif de votre territoire : ${percent(quality)} de produits durables et de qualité, dont ${percent(organic)} de bio.`,
  mandatory: 'Cette mesure est nécessaire pour télédéclarer.',
  optional: 'Cette mesure est facultative pour télédéclarer ; chaque réponse compte pour votre suivi.',
  optionalQuestions: 'Aucune question n’est obligatoire : ce que vous ne savez pas peut attendre.',
  more: 'En savoir plus',
  law: 'Ce que demande la loi',
  measureFirst: {
    title: 'Pesez d’abord votre gaspillage',
    text: 'Une semaine de pesées suffit pour savoir où agir ; les réponses viendront ensuite toutes seules.',
    link: 'Voir mes évaluations',
  },
  start: 'Commencer',
  starting: 'Ouverture…',
  resume: 'Reprendre',
  edit: 'Modifier mes données',
  editEstablishment: 'Modifier mon établissement',
  soFar: 'Vos réponses jusqu’ici',
  synthesis: 'Synthèse',
  ofKitchen: (kitchen: string | null) =>
    kitchen
      ? `Ces données viennent du bilan de votre livreur de repas, « ${kitchen} ».`
      : 'Ces données viennent du bilan de votre livreur de repas.',
  ofGroup: (group: string) => `Ces données viennent du bilan de votre groupe, « ${group} ».`,
  ofGroupNone: 'Votre groupe n’a pas encore renseigné cette mesure.',
  ofKitchenNone: 'Votre livreur de repas n’a pas encore renseigné cette mesure.',
  declared: 'Bilan télédéclaré',
  previous: (part: string) => `Précédent : ${part}`,
  next: (part: string) => `Suivant : ${part}`,
  neighbours: 'Partie précédente et suivante',
  sources: {
    title: 'D’où viennent ces données',
    names: {
      TYPED: 'Saisies dans le bilan',
      PURCHASES: 'Reprises de vos achats',
      LAST_YEAR: 'Reprises de l’année précédente',
      IMPORT: 'Importées par un fichier',
      DERIVED: 'Calculées',
    } as Record<FigureSource, string>,
    count: (count: number) => counted(count, 'réponse', 'réponses'),
    latest: (when: string) => `Dernière modification : ${when}.`,
  },
  purchases: {
    none: 'Aucun achat n’est enregistré cette année : saisissez-les au fil de l’eau, le bilan se remplira avec eux.',
    enter: 'Saisir mes achats',
    title: 'Résultats provisoires',
    text: (year: number) => `Calculés d’après les achats de ${year} enregistrés jusqu’ici.`,
    latest: (when: string) => `Dernier achat saisi : ${when}.`,
    complete: 'Compléter mes achats',
  },
  satellites: {
    title: 'Mes cantines satellites',
    entered: (entered: number, announced: number | null) =>
      announced === null
        ? counted(entered, 'satellite renseigné', 'satellites renseignés')
        : `${number(entered)} sur ${counted(announced, 'satellite renseigné', 'satellites renseignés')}`,
    inconsistent: 'Le nombre annoncé et la liste diffèrent : corrigez l’un ou l’autre avant de télédéclarer.',
    noneInGroup: 'Ajoutez les cantines du groupe avant de télédéclarer.',
    manage: 'Gérer mes satellites',
  },
  facts: {
    identity: 'Identité',
    place: 'Lieu',
    organisation: 'Fonctionnement',
    meals: 'Repas',
    activity: 'Activité',
    deliverer: 'Livreur de repas',
    group: 'Groupe de cantines',
    satellitesCount: 'Satellites annoncés',
    daily: 'Couverts par jour',
    yearly: 'Repas par an',
  },
  missing: 'Il manque des informations sur votre établissement :',
}
export type Words = typeof fr
