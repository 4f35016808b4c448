import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { SimpleMeasureId } from '@ma-cantine/lib/diagnostics/simple-measures'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { counted, number, percent, plural } from '@ma-cantine/lib/messages/french'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'

/** The sentences of the dashboard of a canteen. English has the same shape, or does not compile. */
export const fr = {
  change: "Changer d'établissement",
  title: 'Mon établissement',
  intro: 'Tout ce que le service connaît de votre cantine, et les personnes qui la gèrent avec vous.',
  missing: {
    title: 'Il manque des informations sur votre cantine',
    text: 'Elles sont nécessaires pour vos bilans et votre déclaration :',
    beforeDeclaring: 'La campagne est ouverte : complétez-les avant de télédéclarer.',
    complete: 'Compléter ma cantine',
  },
  satellites: {
    title: 'Mes cantines satellites',
    none: 'Ajoutez les cantines que vous livrez : elles profiteront de vos bilans.',
    noneInGroup: 'Ce groupe n’a encore aucune cantine : ajoutez celles qu’il réunit.',
    entered: (entered: number, announced: number | null) =>
      announced === null
        ? counted(entered, 'satellite renseigné', 'satellites renseignés')
        : `${number(entered)} sur ${counted(announced, 'satellite renseigné', 'satellites renseignés')}`,
    others: (count: number) => plural(count, 'et 1 autre', `et ${number(count)} autres`),
    add: 'Ajouter mes satellites',
    manage: 'Gérer mes satellites',
    inconsistentTitle: 'Vos cantines satellites sont à mettre à jour',
    inconsistent: (announced: number, entered: number) =>
      `Vous annoncez ${counted(announced, 'cantine satellite', 'cantines satellites')}, et ${counted(entered, 'est renseignée', 'sont renseignées')}.`,
    update: 'Mettre à jour mes satellites',
  },
  report: {
    title: 'Mon bilan annuel',
    year: 'Année du bilan',
    make: (year: number) => `Faire le bilan ${year}`,
    open: 'Compléter mon bilan',
    toCorrect: 'Ouvrir mon bilan',
    goals: (organic: number, quality: number) =>
      `Objectifs de votre territoire : ${percent(quality)} de produits durables et de qualité, dont ${percent(organic)} de bio.`,
    noTotal: 'Le total de vos achats manque : sans lui, aucune part ne peut être calculée.',
    missing: (names: readonly string[]) => `Pour télédéclarer, il manque : ${names.join(' ; ')}.`,
    notStarted: 'Cette mesure n’est pas commencée.',
    served: (name: string | null, siret: string | null) =>
      name
        ? `Votre cantine sert des repas préparés par « ${name} ».`
        : siret
          ? `Votre cantine sert des repas préparés par l’établissement dont le SIRET est ${siret}.`
          : 'Votre cantine sert des repas préparés par un établissement qui n’est pas encore renseigné.',
    servedInGroup: (name: string) => `Votre cantine fait partie du groupe « ${name} », qui donne ses achats.`,
    groupNone: 'Votre groupe n’a pas encore renseigné ses achats.',
    kitchenNone: 'Votre livreur de repas n’a pas encore renseigné ses achats.',
    declareOthers: 'Vous pouvez compléter les autres mesures de votre établissement.',
    encouragement: (year: number) =>
      `Le bilan ${year} n’est pas commencé. Quelques minutes suffisent pour la première mesure, et rien ne se perd : vous pouvez vous arrêter quand vous voulez.`,
    older: (year: number) => `Aucun bilan ${year} : il reste possible d’en faire un, pour suivre vos progrès.`,
    tool: 'Saisissez vos achats au fil de l’année : les parts se calculent seules, et votre bilan se remplira avec eux.',
    toolStart: 'Commencer',
    purposes: {
      'gaspillage-alimentaire': 'Chercher d’où vient le gaspillage, agir, donner ce qui peut l’être.',
      'menus-vegetariens': 'Proposer un menu sans viande ni poisson.',
      'interdiction-du-plastique': 'Remplacer le plastique, en cuisine et à table.',
      'information-des-usagers': 'Dire à vos convives ce qu’il y a dans leur assiette.',
    } satisfies Record<SimpleMeasureId, string>,
    vegetarianWithPlan: 'Proposer un menu sans viande ni poisson, et planifier la diversification des protéines.',
    bySatellites: 'Chaque lieu servi renseigne ces données.',
    byKitchen: 'Votre livreur de repas renseigne ces données.',
    finishedTitle: 'Bravo, votre bilan est complet',
    finished: (year: number) => `Il ne reste qu’à relire les données de ${year} et à les télédéclarer.`,
    readyTitle: 'Votre bilan peut être télédéclaré',
    openedLate: (day: string) =>
      `Notre équipe a ouvert sa télédéclaration hors campagne, jusqu’au ${day} inclus (heure de Paris).`,
    ready: (year: number) =>
      `Merci d’avoir renseigné vos achats de ${year}. Vous pouvez encore compléter les autres mesures, ou télédéclarer dès maintenant.`,
  },
  waste: {
    title: 'Mon gaspillage alimentaire',
    text: 'Pesez ce qui est jeté pendant une semaine, et suivez vos progrès d’une évaluation à l’autre.',
    link: 'Voir mon gaspillage alimentaire',
  },
  purchases: {
    title: 'Mes derniers achats',
    none: 'Aucun achat n’est encore enregistré pour cette cantine.',
    add: 'Ajouter un achat',
    all: (count: number) => plural(count, 'Voir cet achat', `Voir ces ${number(count)} achats`),
    importThem: 'Importer mes achats',
    summary: 'Voir la synthèse',
    importMore: 'Importer d’autres achats',
    ofGroup: (name: string) => `Les achats sont saisis par votre groupe, « ${name} ».`,
    delivered: (by: string | null) =>
      by
        ? `Les achats sont saisis par votre livreur de repas, « ${by} ».`
        : 'Les achats sont saisis par votre livreur de repas.',
    count: (count: number, source: Purchase['creationSource']) =>
      `${counted(count, 'achat enregistré', 'achats enregistrés')}, ${plural(count, '', 'le dernier ')}${
        source === 'IMPORT' ? 'par un fichier' : 'un par un'
      }.`,
    nameless: 'Produit sans nom',
    columns: { product: 'Produit', date: 'Quand', characteristics: 'Labels et origine', price: 'Prix HT' },
    characteristics: (first: readonly string[], count: number) =>
      [first.join(', ') || '—', count > first.length && `et ${counted(count - first.length, 'autre', 'autres')}`]
        .filter(Boolean)
        .join(' '),
    euros: (value: number) => formatEuros(value, 'fr'),
  },
  team: {
    title: 'Mon équipe',
    count: (managers: number) =>
      plural(
        managers,
        'Personne d’autre que vous ne gère cette cantine.',
        `${number(managers)} personnes la gèrent, dont vous.`,
      ),
    you: '(vous)',
    invited: '(invitation envoyée, sans compte pour l’instant)',
    asks: '(demande à rejoindre l’équipe)',
    answer: (count: number) => `Répondre à ${counted(count, 'demande', 'demandes')}`,
    manage: 'Gérer l’équipe',
  },
  information: {
    title: 'Les informations de ma cantine',
    yearlyMeals: (type: Canteen['productionType']): string =>
      type === 'central'
        ? 'Couverts livrés par an'
        : type === 'central_serving'
          ? 'Couverts par an, livrés compris'
          : 'Couverts par an',
    group: {
      member: (name: string) => `Cette cantine fait partie du groupe « ${name} ».`,
      leave: 'Quitter le groupe',
      question: (name: string) => `Quitter le groupe « ${name} » ?`,
      keep: 'Rester dans le groupe',
      text: 'Votre cantine ne sera plus déclarée avec le groupe : vous ferez son bilan et sa télédéclaration vous-même. L’équipe du groupe en sera prévenue par e-mail.',
      left: (name: string) => `Votre cantine ne fait plus partie du groupe « ${name} ».`,
    },
    delivered: (name: string | null, siret: string | null) =>
      name
        ? `Ses repas sont préparés par « ${name} ».`
        : siret
          ? `Ses repas sont préparés par l’établissement dont le SIRET est ${siret}.`
          : 'Ses repas sont préparés par un établissement qui n’est pas encore renseigné.',
    publicPage: 'Sa page publique',
    change: 'Modifier ces informations',
    poster: 'Créer l’affiche pour mes convives',
    history: 'Voir l’historique',
    remove: 'Supprimer cette cantine',
  },
}
export type Words = typeof fr
