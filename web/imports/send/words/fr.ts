import type { ImportChange } from '@ma-cantine/lib/imports/import-plan'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import { counted, number, percent, plural } from '@ma-cantine/lib/messages/french'
import { formatTenths, formatWhole } from '@ma-cantine/lib/messages/numbers'
import { progressPercent } from '@ma-cantine/lib/messages/percentages'
import type { DataFamily } from '../data-family.ts'
import type { SendProblem } from '../send-problem.ts'
import type { Renewal, Wait } from '../sending.ts'

type Entity = ImportChange['entity']

/** Short times show tenths, so that none shows as 0. */
const rounded = (seconds: number): string => (seconds < 10 ? formatTenths : formatWhole)(Math.max(seconds, 0.1), 'fr')
const the: Record<Entity, string> = { canteens: 'de la cantine', diagnostics: 'du bilan', purchases: 'de l’achat' }

/** A canteen by the name that people know: the former one when it changes. A diagnostic is that of a year. */
function nameOf({ entity, name, canteen, fields }: ImportChange): string {
  const former = fields.find(({ field }) => field === 'name')?.before
  const canteenName = typeof former === 'string' ? former : canteen?.name
  if (entity === 'canteens') return ` « ${canteenName ?? name ?? ''} »`
  if (entity === 'purchases') return name === null ? '' : ` « ${name} »`
  return `${name === null ? '' : ` ${name}`}${canteenName === undefined ? '' : ` de « ${canteenName} »`}`
}

/** The sentences around sending a file. English has the same shape, or does not compile. */
export const fr = {
  title: 'Enregistrer vos données',
  ready: {
    title: 'Vérifier ce qui sera enregistré',
    text: 'Nous comparons votre fichier avec vos données et vous montrons ce qui changera. Rien n’est enregistré à cette étape.',
    start: 'Voir ce qui sera enregistré',
    interruptedTitle: 'Un envoi de ce fichier a été interrompu',
    interruptedText:
      'Nous ne savons pas s’il a été enregistré. Reprenez l’envoi : s’il l’était déjà, rien ne sera enregistré deux fois.',
    resume: 'Reprendre l’envoi',
  },
  progress: {
    title: {
      planning: 'Comparaison de votre fichier avec vos données',
      sending: 'Envoi de votre fichier',
      withdrawing: 'Annulation de l’envoi',
    },
    sent: (part: number): string => `${percent(progressPercent(part))} du fichier envoyé`,
    afterwards: {
      planning: 'Fichier envoyé. Comparaison en cours…',
      sending: 'Fichier envoyé. Enregistrement en cours…',
      withdrawing: 'Nous vérifions que rien n’a été enregistré…',
    },
    label: 'Avancement de l’envoi',
    stay: 'Gardez cette page ouverte jusqu’à la fin.',
    cancel: 'Annuler l’envoi',
    cancelPlan: 'Annuler',
  },
  waiting: {
    title: {
      planning: 'La comparaison a été interrompue',
      sending: 'On ne sait pas encore si le fichier a été enregistré',
      withdrawing: 'On ne sait pas encore si l’envoi est annulé',
    },
    text: {
      planning: 'Votre fichier est toujours là et rien n’a été enregistré.',
      sending:
        'Nous redemandons au service : le fichier ne sera enregistré qu’une seule fois, même si l’envoi recommence.',
      withdrawing: 'Nous redemandons au service, qui nous dira ce qu’il en est.',
    },
    why: {
      unreachable: 'Le service ne répond pas : la connexion a été coupée, ou il redémarre.',
      busy: 'Le service a reçu trop de demandes en peu de temps.',
      'under-way': 'Le service a reçu le fichier et termine de l’enregistrer.',
    } as Record<Wait, string>,
    offline: 'Vous êtes hors connexion : nous reprendrons dès que la connexion reviendra.',
    countdown: (seconds: number): string => `Nouvel essai dans ${counted(seconds, 'seconde', 'secondes')}.`,
    retry: 'Réessayer',
    cancel: 'Annuler l’envoi',
  },
  signedOut: {
    title: 'Votre session a expiré',
    text: {
      planning: 'Votre fichier est toujours là et rien n’a été enregistré.',
      sending: 'Votre fichier est toujours là. Nous vous dirons s’il avait été enregistré.',
      withdrawing: 'Nous vous dirons si l’envoi est annulé.',
    },
    how: 'Reconnectez-vous dans un nouvel onglet, puis revenez ici pour continuer.',
    signIn: 'S’identifier',
    resume: 'Continuer',
  },
  similar: {
    title: (count: number): string =>
      counted(count, 'ligne ressemble à un achat déjà enregistré', 'lignes ressemblent à des achats déjà enregistrés'),
    text: 'Même cantine, même date, même produit, même prix : il peut s’agir des mêmes achats, ou d’autres livraisons.',
    caption: 'Lignes du fichier et achats déjà enregistrés',
    columns: ['Ligne', 'Achat', 'Date', 'Prix HT'],
    others: (count: number): string =>
      plural(
        count,
        'et 1 autre ligne, qui n’est pas montrée.',
        `et ${number(count)} autres lignes, qui ne sont pas montrées.`,
      ),
    question: 'Que faut-il faire de ces lignes ?',
    choices: {
      skip: ['Les laisser de côté', 'Elles ne seront pas enregistrées ; le reste du fichier le sera.'],
      allow: ['Les enregistrer aussi', 'Ce sont d’autres livraisons, qui comptent en plus.'],
      refuse: ['Ne rien enregistrer', 'Vous retirez vous-même de votre fichier les lignes en double.'],
    } as Record<SimilarChoice, readonly [string, string]>,
    required: 'Choisissez ce qu’il faut faire de ces lignes.',
    next: 'Continuer',
  },
  recap: {
    title: (count: number): string =>
      counted(count, 'ligne est à regarder avant d’enregistrer', 'lignes sont à regarder avant d’enregistrer'),
    text: 'Vos achats les contiennent peut-être déjà, ou en partie. Nous ne les ajoutons que si vous le dites.',
    columns: ['Ligne', 'Article vendu', 'Récapitulatif HT', 'Vos achats HT'],
    purchase: (day: string, description: string, provider: string, euros: string): string =>
      `${day} : ${description}, ${provider}, ${euros}`,
    noProvider: 'sans fournisseur',
    others: (count: number): string => plural(count, 'et 1 autre achat', `et ${number(count)} autres achats`),
    more: (count: number): string => plural(count, 'Voir 1 ligne de plus', `Voir ${number(count)} lignes de plus`),
    question: 'Que faut-il faire de ces lignes ?',
    choices: {
      skip: ['Les laisser de côté', 'Elles ne seront pas enregistrées ; les lignes nouvelles le seront.'],
      allow: [
        'Les ajouter à vos achats',
        'D’une ligne enregistrée en partie, seule la différence est ajoutée ; les autres le sont en entier.',
      ],
      refuse: ['Ne rien enregistrer', 'Vous corrigez d’abord vos achats, ou les lignes de ce fichier.'],
    } as Record<SimilarChoice, readonly [string, string]>,
    required: 'Choisissez ce qu’il faut faire de ces lignes.',
    next: 'Continuer',
    left: 'Les lignes déjà parmi vos achats',
    nothing: 'Aucune ligne de ce récapitulatif n’est à ajouter à vos achats. Rien n’a été changé.',
    refused: (stored: string): string => `Vos achats contiennent peut-être déjà cette ligne : ${stored} enregistrés.`,
    refusedAdvice: 'Supprimez-la si elle est déjà comptée.',
  },
  plan: {
    title: 'Ce qui sera enregistré',
    renewal: {
      expired:
        'La comparaison datait de plus d’une heure : nous l’avons refaite. Vérifiez-la, rien n’a encore été enregistré.',
      moved:
        'Vos données ont changé entre-temps, peut-être dans un autre onglet : nous avons refait la comparaison. Vérifiez-la, rien n’a encore été enregistré.',
    } as Record<Renewal, string>,
    emails: {
      title: 'Messages aux personnes',
      text: (count: number): string =>
        counted(
          count,
          'partira à la personne ajoutée comme gestionnaire',
          'partiront aux personnes ajoutées comme gestionnaires',
        ),
    },
    send: (family: DataFamily, count: number): string => {
      if (family !== 'purchases') return plural(count, 'Enregistrer ce changement', 'Enregistrer ces changements')
      return plural(count, 'Enregistrer l’achat', `Enregistrer les ${number(count)} achats`)
    },
    changeChoice: 'Modifier mon choix',
    another: 'Choisir un autre fichier',
    undoable: 'Vous pourrez annuler cet import pendant 30 jours.',
  },
  changes: {
    title: 'Le détail',
    shown: (shown: number, all: number): string =>
      plural(
        all,
        `${number(shown)} changement montré sur ${number(all)}.`,
        `${number(shown)} changements montrés sur ${number(all)}.`,
      ),
    onlyFirst: (first: number): string =>
      `Seuls les ${number(first)} premiers changements du fichier peuvent être montrés ; tous seront enregistrés.`,
    filter: 'Montrer',
    filters: { all: 'Tout', create: 'Les créations', update: 'Les mises à jour' },
    search: 'Chercher dans les changements',
    none: 'Aucun changement ne correspond à cette recherche.',
    more: (count: number): string => plural(count, 'Montrer le suivant', `Montrer les ${number(count)} suivants`),
    heading: (change: ImportChange): string =>
      `${change.action === 'create' ? 'Création' : 'Mise à jour'} ${the[change.entity]}${nameOf(change)}`,
    row: (row: number): string => `Ligne ${number(row)}`,
    siret: (siret: string): string => `numéro SIRET ${siret}`,
    labelled: (label: string, value: string): string => `${label} : ${value}`,
    updateCaption: (heading: string): string => `${heading} : valeurs avant et après`,
    createCaption: (heading: string): string => `${heading} : valeurs`,
    columns: { field: 'Donnée', before: 'Avant', after: 'Après', value: 'Valeur' },
    values: (count: number): string => `Voir les ${number(count)} valeurs`,
    changedValues: (count: number): string => `Voir les ${number(count)} valeurs changées`,
  },
  nothing: {
    title: 'Il n’y a rien à enregistrer',
    text: (family: DataFamily): string =>
      family === 'purchases'
        ? 'Tous les achats de ce fichier sont déjà enregistrés. Rien n’a été changé.'
        : 'Vos données sont déjà telles que ce fichier les décrit. Rien n’a été changé.',
  },
  refused: {
    text: 'Rien n’a été enregistré. Vos corrections ici sont comparées d’elles-mêmes ; si vous ajoutez une cantine ou changez une équipe ailleurs, demandez une nouvelle comparaison.',
    again: 'Comparer de nouveau',
    similar: (description: string, price: string): string =>
      `Cette ligne ressemble à l’achat déjà enregistré « ${description} », à ${price}.`,
    similarAdvice: 'Supprimez-la si c’est le même achat.',
  },
  duplicate: {
    title: 'Ce fichier est déjà enregistré',
    text: (count: number): string =>
      `Ce fichier a déjà été utilisé pour importer ${counted(count, 'achat', 'achats')} :`,
    caption: 'Achats que ce fichier a enregistrés',
    columns: ['Achat', 'Date', 'Prix HT'],
    others: (count: number): string => plural(count, 'et 1 autre achat.', `et ${number(count)} autres achats.`),
    advice:
      'Rien n’a été enregistré une seconde fois. S’il s’agit d’une nouvelle version, vérifiez que vous avez choisi le bon fichier.',
  },
  cancelled: {
    title: 'Envoi annulé',
    text: 'Rien n’a été enregistré : le service nous l’a confirmé.',
    again: 'Recommencer',
  },
  stored: {
    title: 'Le fichier était déjà enregistré',
    text: 'Il a été enregistré avant que l’annulation n’arrive au service. Vous pouvez encore annuler cet import.',
  },
  failed: {
    title: 'L’envoi n’a pas abouti',
    why: {
      'unreadable-file': 'Le fichier a été déplacé ou modifié depuis que vous l’avez choisi. Choisissez-le à nouveau.',
      'too-large': 'Le fichier est trop lourd pour être envoyé. Partagez-le en plusieurs fichiers.',
    } as Partial<Record<SendProblem, string>>,
    nothingStored: 'Rien n’a été enregistré.',
    unknown: 'Nous ne savons pas si le fichier a été enregistré : la liste de vos imports vous le dira.',
    again: 'Réessayer',
  },
  done: {
    title: 'Le fichier a été importé avec succès',
    processed: (seconds: number): string => `Fichier traité en ${rounded(seconds)} secondes`,
    summary: (file: string): string => `Ce que « ${file} » a changé`,
    emails: {
      title: 'Messages aux personnes',
      text: (count: number): string =>
        counted(
          count,
          'part à la personne ajoutée comme gestionnaire',
          'partent aux personnes ajoutées comme gestionnaires',
        ),
    },
    record: 'Voir chaque changement de cet import',
    saved: (family: DataFamily, count: number): string => savedSentences[family](count),
    campaign:
      'La campagne de télédéclaration est ouverte : pensez à télédéclarer vos données depuis votre tableau de bord.',
    purchases: 'Voir mes achats',
    dashboard: 'Aller à mon tableau de bord',
    another: 'Importer un autre fichier',
    imports: 'Voir mes imports',
  },
  values: {
    none: '—',
    yes: 'Oui',
    no: 'Non',
    /** Names of stored fields that are no column of the file. */
    fields: {
      managers: 'Gestionnaires',
      managerInvitations: 'Personnes invitées à gérer la cantine',
      city: 'Commune',
      departmentLib: 'Département',
      regionLib: 'Région',
      epciLib: 'Intercommunalité',
      satelliteCanteensCount: 'Nombre de satellites',
      diagnosticType: 'Type de bilan',
      publicationStatus: 'État de la publication',
      importSource: 'Source des données',
      lineMinistry: 'Ministère de tutelle',
      sirenUniteLegale: 'SIREN de l’unité légale',
      centralKitchenDiagnosticMode: 'Données que le livreur de repas déclare',
    } as Readonly<Record<string, string>>,
  },
  left: {
    notDoneTitle: 'Import à vérifier',
    notDone: (file: string): string =>
      `L’envoi du fichier « ${file} » ne s’est pas terminé comme prévu. La liste de vos imports dit ce qu’il en est.`,
  },
}
export type Words = typeof fr

const savedSentences: Record<DataFamily, (count: number) => string> = {
  purchases: count =>
    plural(
      count,
      'Votre achat est enregistré et disponible.',
      `Vos ${number(count)} achats sont enregistrés et disponibles.`,
    ),
  canteens: count =>
    plural(
      count,
      'Votre cantine est enregistrée et disponible.',
      `Vos ${number(count)} cantines sont enregistrées et disponibles.`,
    ),
  diagnostics: count =>
    plural(
      count,
      'Votre bilan est enregistré et disponible.',
      `Vos ${number(count)} bilans sont enregistrés et disponibles.`,
    ),
}
