import { counted, number, percent, plural } from '@ma-cantine/lib/messages/french'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'

/** Short times are not shown as 0. */
const tenths = (seconds: number): number => Math.max(Math.round(seconds * 10) / 10, 0.1)

/** The sentences of the sheet of purchases. English has the same shape, or does not compile. */
export const fr = {
  intro:
    'Une ligne par achat : tapez, ou collez des cellules de votre tableur, avec ou sans leurs titres. Chaque case est vérifiée au fur et à mesure, et rien n’est enregistré sans votre accord.',
  import: 'Vous avez déjà un fichier ? Importez-le',
  rows: 'Vos achats',
  canteen: (name: string, siret: string) => joinParts(name, siret),
  undo: 'Annuler',
  redo: 'Rétablir',
  empty: {
    title: 'Tout effacer ?',
    action: 'Tout effacer',
    keep: 'Garder ma saisie',
    text: (count: number): string =>
      plural(
        count,
        'Votre achat n’est pas encore enregistré : il sera perdu.',
        `Vos ${number(count)} achats ne sont pas encore enregistrés : ils seront perdus.`,
      ),
  },
  none: 'Remplissez une ligne : elle est vérifiée aussitôt, et un bouton vous propose alors de l’enregistrer.',
  wrong: (count: number): string => counted(count, 'case à remplir ou à corriger', 'cases à remplir ou à corriger'),
  wrongStored: 'C’est la comparaison avec vos données enregistrées qui le révèle.',
  wrongText: 'Les achats s’enregistrent tous ensemble, une fois toutes les cases bonnes.',
  tooLarge:
    'Cette saisie est trop volumineuse pour être envoyée : enregistrez ses premières lignes, puis les suivantes.',
  toComplete: 'À remplir ou à corriger',
  toCheck: 'À vérifier, si besoin',
  restored: 'Nous avons retrouvé la saisie que vous aviez commencée dans cet onglet.',
  notKept: 'Cette saisie est trop longue pour être gardée si la page se ferme : enregistrez-la dès que possible.',
  leave:
    'Vos achats ne sont pas encore enregistrés. Cet onglet les garde, et les rouvrira ici : ils sont perdus si vous le fermez.',
  noCanteen: {
    title: 'Il faut d’abord une cantine',
    text: 'Chaque achat est celui d’une cantine, que son numéro SIRET désigne. Ajoutez la vôtre, puis revenez ici.',
    add: 'Ajouter une cantine',
  },
  broken: {
    title: 'La vérification s’est interrompue',
    text: 'Votre saisie est gardée dans cet onglet.',
    again: 'Rouvrir ma saisie',
  },
  opening: 'Ouverture de la saisie…',
  /** In place of the sentences of the import that name a file. */
  send: {
    readyText:
      'Nous comparons vos achats avec ceux qui sont enregistrés et vous montrons ce qui changera. Rien n’est enregistré à cette étape.',
    interruptedTitle: 'Un envoi de ces achats a été interrompu',
    interruptedText:
      'Nous ne savons pas s’ils ont été enregistrés. Reprenez l’envoi : s’ils l’étaient déjà, rien ne sera enregistré deux fois.',
    planning: 'Comparaison de vos achats avec vos données',
    sending: 'Envoi de vos achats',
    sent: (value: number) => `${percent(value)} des achats envoyés`,
    compared: 'Achats envoyés. Comparaison en cours…',
    stored: 'Achats envoyés. Enregistrement en cours…',
    unsure: 'On ne sait pas encore si vos achats ont été enregistrés',
    kept: 'Vos achats sont toujours là et rien n’a été enregistré.',
    askedAgain:
      'Nous redemandons au service : vos achats ne seront enregistrés qu’une seule fois, même si l’envoi recommence.',
    received: 'Le service a reçu vos achats et termine de les enregistrer.',
    keptWhileSending: 'Vos achats sont toujours là. Nous vous dirons s’ils avaient été enregistrés.',
    similarCaption: 'Lignes de la saisie et achats déjà enregistrés',
    similarSkip: 'Elles ne seront pas enregistrées ; les autres lignes le seront.',
    similarRefuse: 'Vous retirez vous-même de votre saisie les lignes en double.',
    another: 'Saisir d’autres achats',
    undoable: 'Vous pourrez annuler cet enregistrement pendant 30 jours.',
    nothing: 'Tous ces achats sont déjà enregistrés. Rien n’a été changé.',
    duplicate: 'Ces achats sont déjà enregistrés',
    duplicateText: (count: number): string =>
      plural(
        count,
        'La même saisie a déjà enregistré 1 achat :',
        `La même saisie a déjà enregistré ${number(count)} achats :`,
      ),
    duplicateCaption: 'Achats que cette saisie a enregistrés',
    duplicateAdvice: 'Rien n’a été enregistré une seconde fois.',
    storedTitle: 'Ces achats étaient déjà enregistrés',
    storedText:
      'Ils ont été enregistrés avant que l’annulation n’arrive au service. Vous pouvez encore annuler cet enregistrement.',
    tooLarge: 'La saisie est trop lourde pour être envoyée. Enregistrez-la en plusieurs fois.',
    unknown: 'Nous ne savons pas si vos achats ont été enregistrés : la liste de vos imports vous le dira.',
    done: 'Vos achats ont été enregistrés avec succès',
    processed: (seconds: number) => `Saisie traitée en ${number(tenths(seconds))} s`,
    summary: 'Ce que cette saisie a changé',
    notDone: 'L’envoi de vos achats ne s’est pas terminé comme prévu. La liste de vos imports dit ce qu’il en est.',
  },
}
export type Words = typeof fr
