import { formatDay, formatMoment } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { formatPeriodLabel } from '@ma-cantine/lib/messages/periods'
import { frDeclaredWords } from '@ma-cantine/lib/teledeclaration/declared-words'

/** The sentences of the page that checks proofs. English has the same shape, or does not compile. */
export const fr = {
  intro:
    'Une preuve porte un code au bas de chaque page, et un code QR qui mène ici. Cette page dit si elle est authentique ; celle d’une télédéclaration, si elle est toujours en vigueur.',
  form: {
    labels: { code: 'Code de la preuve' },
    hint: '16 caractères, par exemple 7K2M-9QXA-04TB-HV6D',
    action: 'Vérifier ce code',
    busy: 'Vérification en cours…',
    another: 'Vérifier une autre preuve',
  },
  code: 'Code vérifié : ',
  verdicts: {
    'in-force': {
      title: 'Authentique et en vigueur',
      text: (year: number) =>
        `Cette preuve a été délivrée par ma cantine, et la télédéclaration du bilan ${year} qu’elle atteste est en vigueur.`,
    },
    replaced: {
      title: 'Authentique, mais remplacée',
      text: (year: number) =>
        `Cette preuve a été délivrée par ma cantine, mais l’établissement a corrigé depuis son bilan ${year} et l’a télédéclaré de nouveau. Demandez-lui la preuve la plus récente.`,
    },
    cancelled: {
      title: 'Annulée',
      text: (year: number) =>
        `Cette preuve a été délivrée par ma cantine, mais la télédéclaration du bilan ${year} qu’elle atteste a été annulée. Aucune autre n’est en vigueur pour cet établissement et cette année.`,
    },
  },
  unknown: {
    title: 'Inconnue',
    text: 'Aucune preuve de ma cantine ne porte ce code.',
    advice:
      'Relisez-le sur le document, caractère par caractère. S’il est bien celui du document, ce document ne vient pas de ma cantine : ne vous y fiez pas.',
  },
  mistyped: { title: 'Ce code est incomplet ou mal recopié' },
  limited: { title: 'Trop de vérifications en peu de temps' },
  compare: {
    title: 'Comparez avec votre document',
    text: 'Voici ce que porte la preuve authentique. Un document qui dit autre chose a été modifié.',
    caption: 'Ce que porte la preuve',
    item: 'Rubrique',
    value: 'Valeur déclarée',
    canteen: 'Établissement',
    siret: 'Numéro SIRET',
    siren: 'SIREN de l’unité légale',
    year: 'Année du bilan',
    declared: 'Télédéclaré le',
    moment: (date: string) => formatMoment(date, 'fr'),
    version: 'Numéro de version',
    versionText: (version: number) => (version === 1 ? '1, la première' : `${version}, qui corrige la précédente`),
    amounts: 'Les achats, en euros hors taxes',
    totals: frDeclaredWords.totals,
    euros: (value: number) => formatEuros(value, 'fr'),
    nothing: 'non renseigné',
    noAmounts: 'Cette preuve ne porte pas d’achats : ils sont déclarés par le livreur de repas.',
  },
  request: {
    title: 'Authentique',
    text: 'Cette preuve a été délivrée par ma cantine. Voici où en est la demande aujourd’hui.',
    compare: 'Un document délivré plus tôt dit moins d’événements ; un document qui dit autre chose a été modifié.',
    period: 'Période demandée',
    days: (start: string, end: string) => formatPeriodLabel({ start, end }, 'fr'),
    asked: 'Demandé le',
    messages: 'Messages envoyés',
    deadline: 'Réponse demandée avant le',
    day: (date: string) => formatDay(date, 'fr'),
    state: 'Où elle en est',
    events: 'Ce qui s’est passé',
    event: (date: string, sentence: string) => `${formatMoment(date, 'fr')} : ${sentence}`,
    canteens: 'Ce qui est venu pour chaque établissement',
    amount: 'Montant HT reçu',
    nothing: 'rien n’est venu',
  },
  file: {
    title: 'Vérifiez le fichier lui-même',
    label: 'Fichier PDF de la preuve',
    hint: 'Choisissez-le, ou déposez-le ici : chacun de ses octets est comparé à l’original.',
    private:
      'Le fichier reste sur votre appareil : seule son empreinte, d’où rien ne peut être lu, est envoyée pour comparaison.',
    busy: 'Comparaison en cours…',
    retry: 'Comparer de nouveau',
    genuine: {
      title: 'Ce fichier est l’original',
      text: (name: string) => `${name} est, octet pour octet, une preuve donnée par ma cantine pour ce code.`,
    },
    changed: {
      title: 'Ce fichier n’est pas l’original',
      text: (name: string) =>
        `${name} a été modifié, ou n’est pas la preuve de ce code. Un PDF imprimé, numérisé ou enregistré de nouveau change lui aussi : comparez alors ce qu’il dit avec le tableau ci-dessus, ou demandez l’original.`,
    },
    notPdf: (name: string) => `${name} n’est pas un fichier PDF : une preuve en est toujours un.`,
    tooLarge: (name: string) => `${name} est trop lourd pour être une preuve, qui pèse moins de 5 Mo.`,
    unreadable: (name: string) => `${name} ne peut pas être lu. Vérifiez qu’il est toujours sur votre appareil.`,
  },
}
export type Words = typeof fr
