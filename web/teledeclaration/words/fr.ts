import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import type { CanteenState, DeclarationBlocker, MeasureBadgeCode } from '@ma-cantine/lib/teledeclaration/canteen-states'
import type { TeledeclarationMode } from '@ma-cantine/lib/teledeclaration/teledeclaration-modes'

/** The sentences of the declaration of one report. English has the same shape, or does not compile. */
export const fr = {
  states: {
    'current-year': 'Année en cours',
    'to-complete': 'Données à compléter',
    waiting: 'En attente de votre livreur',
    'not-declared': 'Bilan non télédéclaré',
    'to-declare': 'Bilan à télédéclarer',
    'to-correct': 'Télédéclaration à corriger',
    declared: 'Bilan télédéclaré',
  } satisfies Record<CanteenState, string>,
  measures: {
    complete: 'Complet',
    finished: (unanswered: number) => `Terminé, ${number(unanswered)} sans réponse`,
    'in-progress': 'En cours',
    'by-kitchen': 'Par votre livreur',
    'awaits-kitchen': 'À compléter par votre livreur',
    'to-correct': 'À corriger',
    mandatory: 'À compléter, obligatoire',
    optional: 'À compléter, facultatif',
  } satisfies Record<MeasureBadgeCode, string | ((unanswered: number) => string)>,
  preview: {
    title: (canteen: string) => `Télédéclaration : ${canteen}`,
    text: (year: number) =>
      `Relisez les données de ${year} avant de les télédéclarer : elles seront transmises telles qu’elles sont ici.`,
    modes: {
      SATELLITE_WITHOUT_APPRO:
        'Votre livreur de repas déclare les achats ; vous déclarez ici les autres mesures de votre établissement.',
      CENTRAL_ALL: 'Vous déclarez toutes les mesures pour votre cuisine et pour les cantines qu’elle livre.',
      CENTRAL_APPRO: 'Vous déclarez les achats pour les cantines livrées ; chacune déclare ses autres mesures.',
      SITE: '',
    } satisfies Record<TeledeclarationMode, string>,
    modesOfGroup: {
      SATELLITE_WITHOUT_APPRO:
        'Votre groupe déclare les achats ; vous déclarez ici les autres mesures de votre établissement.',
      CENTRAL_ALL: 'Vous déclarez toutes les mesures pour les cantines du groupe.',
      CENTRAL_APPRO: 'Vous déclarez les achats pour les cantines du groupe ; chacune déclare ses autres mesures.',
      SITE: '',
    } satisfies Record<TeledeclarationMode, string>,
    table: 'Les données à télédéclarer',
    columns: { item: 'Donnée', value: 'Valeur déclarée' },
    establishment: 'Mon établissement',
    purchases: 'Mes achats alimentaires, en euros hors taxes',
    shares: (organic: string | null, quality: string | null) =>
      `Bio : ${organic ?? 'non renseigné'}. Autres produits durables et de qualité : ${quality ?? 'non renseigné'}.`,
    incomplete: 'Le total manque.',
    cell: (label: string, family: string) => `${label} : ${family}`,
    purchasesOfGroup: 'Les achats sont donnés par votre groupe.',
    purchasesOfKitchen: 'Les achats sont donnés par votre livreur de repas.',
    others: 'Les autres données EGalim',
    unknown: 'Ne sait pas',
    notGiven: 'Non renseigné',
    notApplicable: 'Ne s’applique pas',
    measurement: (period: string) => `Évaluation du gaspillage, ${period}`,
    source: (source: string, mass: string) => `${source.toLocaleLowerCase('fr')} : ${mass}`,
    unusualTitle: 'Ces données sont-elles exactes ?',
    unusual: {
      satellites: (count: number) =>
        plural(
          count,
          'Vous ne livrez qu’une seule cantine satellite.',
          `Vous livrez ${counted(count, 'cantine satellite', 'cantines satellites')}.`,
        ),
      'cost-per-meal': (euros: string) => `Un repas vous coûte ${euros} d’achats alimentaires en moyenne.`,
      'opening-days': (days: number) =>
        `D’après vos couverts, votre établissement ouvre ${counted(days, 'jour', 'jours')} par an.`,
      'short-supply-above-french': (part: string, french: string) =>
        `Vos produits en circuit court (${part}) dépassent vos produits français (${french}), alors que les produits français les comprennent pour cette année.`,
      'local-above-french': (part: string, french: string) =>
        `Vos produits locaux (${part}) dépassent vos produits français (${french}), alors que les produits français les comprennent pour cette année.`,
    },
    honour: 'Je déclare sur l’honneur que ces données sont exactes',
    declare: 'Télédéclarer',
    declaring: 'Télédéclaration en cours…',
    skip: 'Passer à la suivante',
    edit: 'Modifier',
    cancel: 'Annuler',
    changed:
      'Ce bilan ou sa cantine vient d’être modifié par une autre personne, ou dans un autre onglet. Les données ci-dessus sont à jour : relisez-les, puis confirmez.',
  },
  modeToCorrect:
    'Cette cantine est devenue un livreur de repas après sa télédéclaration : corrigez la télédéclaration pour choisir ce qu’elle donne pour ses satellites.',
  tooLate: 'Ce bilan n’a pas été télédéclaré pendant la campagne : il ne peut plus l’être.',
  check: 'Vérifier et télédéclarer',
  declared: {
    title: 'Bilan télédéclaré',
    text: (canteen: string, year: number) =>
      `Le bilan ${year} de « ${canteen} » est télédéclaré. Sa preuve est à télécharger quand vous voulez.`,
  },
  proof: { action: 'Télécharger la preuve', detail: 'Document PDF' },
  late: {
    title: 'Hors campagne',
    text: 'Un oubli, une erreur ? Demandez à notre équipe d’ouvrir ce bilan pour votre cantine, et pour cette année seulement.',
    declare: 'Demander à télédéclarer',
    correct: 'Demander à corriger',
    declareTitle: (year: number) => `Demander à télédéclarer le bilan ${year}`,
    correctTitle: (year: number) => `Demander à corriger le bilan ${year}`,
    explanation: (canteen: string) =>
      `Notre équipe lit votre demande et répond par e-mail à tous les gestionnaires de ${canteen}. Si elle accepte, vous aurez quelques semaines. Votre raison et sa réponse figurent dans l’historique et dans la preuve.`,
    reason: 'Votre raison',
    reasonHint: 'De 10 à 500 caractères : ce qui s’est passé, et ce que vous voulez déclarer ou corriger.',
    send: 'Envoyer la demande',
    busy: 'Envoi…',
    cancel: 'Revenir en arrière',
    sent: 'Demande envoyée',
    sentText: (year: number) => `Notre équipe va lire votre demande sur le bilan ${year}.`,
    waiting: (name: string | null, day: string) =>
      `${name === null ? 'Une demande a été faite' : `${name} a fait une demande`} le ${day}. Elle attend la réponse de notre équipe.`,
    refused: (asked: string, answered: string) =>
      `La demande du ${asked} n’a pas été acceptée. Voici la réponse de notre équipe, le ${answered} :`,
    withdraw: {
      action: 'Retirer la demande',
      question: (year: number) => `Retirer la demande sur le bilan ${year} ?`,
      text: 'Notre équipe n’y répondra pas. Vous pourrez en faire une autre.',
      keep: 'Garder la demande',
      done: 'Demande retirée',
      doneText: (year: number) => `Le bilan ${year} reste fermé.`,
    },
  },
  correct: {
    action: 'Corriger',
    confirm: 'Rouvrir le bilan',
    question: (year: number) => `Corriger la télédéclaration ${year} ?`,
    text: 'La télédéclaration actuelle sera annulée pour que vous puissiez modifier le bilan. Vos données sont gardées ; il faudra télédéclarer de nouveau.',
    keep: 'Revenir en arrière',
    doneTitle: 'Télédéclaration annulée',
    doneText: (year: number) =>
      `Le bilan ${year} peut être modifié. Il n’est plus télédéclaré : n’oubliez pas de le télédéclarer de nouveau.`,
  },
  blockers: {
    title: 'Avant de télédéclarer',
    obstacle: 'Il reste des points à régler avant de télédéclarer.',
    actions: {
      satellites: 'Mettre à jour vos satellites',
      kitchen: 'Renseigner vos achats, ou demander à votre livreur de repas de les déclarer',
      report: 'Commencer votre bilan',
      mode: 'Choisir ce que vous déclarez pour vos satellites',
      amounts: 'Renseigner les montants qui manquent',
      'canteen-data': 'Compléter les informations de la cantine',
      'satellite-data': 'Compléter les informations des cantines du groupe',
    } satisfies Record<DeclarationBlocker, string>,
    kitchen: 'Votre livreur de repas n’a pas encore choisi ce qu’il déclare pour vous.',
    askGroup: 'Renseigner vos achats, ou demander à votre groupe de les déclarer',
    group: 'Votre groupe n’a pas encore choisi ce qu’il déclare pour vous.',
    satelliteCounts: (entered: number, announced: number) =>
      `${counted(entered, 'satellite renseigné', 'satellites renseignés')} sur ${number(announced)}`,
    emptyGroup: 'Le groupe n’a encore aucune cantine.',
    incompleteSatellites: (count: number) =>
      counted(count, 'fiche de cantine incomplète', 'fiches de cantine incomplètes'),
    missing: (fields: readonly string[]) => `Il manque : ${fields.join(', ')}`,
  },
}
export type Words = typeof fr
