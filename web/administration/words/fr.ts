import type { AccountGroup } from '@ma-cantine/lib/administration/accounts-api'
import type { AdministeredCanteen, LateOpening } from '@ma-cantine/lib/administration/administered-canteen'
import type { CanteenGroup } from '@ma-cantine/lib/administration/administered-canteens-api'
import type { CampaignDays } from '@ma-cantine/lib/administration/campaign-days'
import type { CampaignStage } from '@ma-cantine/lib/administration/campaign-stage'
import type { FailedImport } from '@ma-cantine/lib/administration/incidents-api'
import type { AdministeredLateRequest, LateRequestState } from '@ma-cantine/lib/administration/late-requests-api'
import type { StaffAct, StaffActKind } from '@ma-cantine/lib/administration/staff-act'
import { kindWords } from '@ma-cantine/lib/imports/kind-words'
import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { formatDay, formatMoment } from '@ma-cantine/lib/messages/dates'
import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import { formatPeriod } from '@ma-cantine/lib/messages/periods'

type Manager = AdministeredCanteen['managers'][number]
type Declaration = AdministeredCanteen['declarations'][number]
type ImportOfCanteen = AdministeredCanteen['imports'][number]

const kinds: Record<StaffActKind, string> = {
  'elected-official': 'Rôle d’élu',
  'staff-added': 'Entrée dans l’équipe',
  'staff-removed': 'Sortie de l’équipe',
  blocked: 'Compte bloqué',
  unblocked: 'Compte débloqué',
  'manager-placed': 'Gestionnaire placé',
  'late-opened': 'Télédéclaration ouverte hors campagne',
  'late-closed': 'Télédéclaration hors campagne fermée',
  'late-refused': 'Demande hors campagne refusée',
  'campaign-announced': 'Campagne annoncée',
  'campaign-changed': 'Dates de campagne changées',
  'campaign-withdrawn': 'Annonce de campagne retirée',
}

const statuses: Record<ImportOfCanteen['status'], string> = {
  done: 'enregistré',
  refused: 'refusé',
  undone: 'annulé',
}

const daysOf = ({ declarationStart, declarationEnd, correctionStart, correctionEnd }: CampaignDays): string => {
  const correction =
    correctionStart === null || correctionEnd === null
      ? 'sans correction'
      : `correction ${formatPeriod({ start: correctionStart, end: correctionEnd }, 'fr')}`
  return `télédéclaration ${formatPeriod({ start: declarationStart, end: declarationEnd }, 'fr')}, ${correction}`
}

const changeOfDays = ({ before, after }: NonNullable<StaffAct['details']['campaign']>): string => {
  if (after === null) return before === null ? '' : `${capitalise(daysOf(before))}.`
  return `${capitalise(daysOf(after))}${before === null ? '' : ` (avant : ${daysOf(before)})`}.`
}

const stages: Record<CampaignStage, string> = {
  announced: 'Annoncée',
  declaration: 'Télédéclaration ouverte',
  correction: 'Correction ouverte',
  between: 'Entre les deux périodes',
  over: 'Terminée',
}

/** The sentences of the administration. English has the same shape, or does not compile. */
export const fr = {
  moment: (date: string) => formatMoment(date, 'fr'),
  day: (date: string) => formatDay(date, 'fr'),
  actOf: ({ kind, details: { departments, year, endDate, campaign } }: StaffAct) => {
    if (kind === 'elected-official') {
      return departments?.length
        ? `Rôle d’élu (${plural(departments.length, 'département', 'départements')} ${departments.join(', ')})`
        : 'Rôle d’élu retiré'
    }
    const bilan = year === null ? '' : ` : bilan ${year}`
    if (campaign) return `${kinds[kind]}${bilan}. ${changeOfDays(campaign)}`
    return `${kinds[kind]}${bilan}${endDate === null ? '' : `, jusqu’au ${formatDay(endDate, 'fr')}`}`
  },
  importOf: ({ kind }: Pick<FailedImport, 'kind'>) => kindWords.fr[kind],
  unknown: {
    account: {
      title: 'Compte introuvable',
      text: 'Ce compte n’existe pas, ou il a été supprimé.',
      back: 'Voir tous les comptes',
    },
    canteen: {
      title: 'Cantine introuvable',
      text: 'Cette cantine n’existe pas.',
      back: 'Voir toutes les cantines',
    },
  },
  home: {
    intro:
      'Cherchez une personne ou une cantine. Tout ce que vous faites est noté, avec sa raison, et annoncé par e-mail.',
    allAccounts: 'Voir tous les comptes',
    allCanteens: 'Voir toutes les cantines',
    failed: (jobs: number, imports: number, messages: number) =>
      `${counted(jobs, 'tâche en échec', 'tâches en échec')}, ${counted(imports, 'import refusé ou annulé', 'imports refusés ou annulés')}, ${counted(messages, 'message non remis', 'messages non remis')}.`,
    incidents: 'Voir le détail',
    acts: 'Les derniers actes',
    waitingRequests: (count: number) =>
      count === 0
        ? 'Aucune demande n’attend de réponse.'
        : `${counted(count, 'demande attend', 'demandes attendent')} une réponse.`,
    lateRequests: 'Voir les demandes',
  },
  act: {
    effects: 'Voici ce qui va se passer :',
    reason: 'Raison',
    reasonHint: 'De 10 à 500 caractères. Les personnes concernées la lisent dans leur e-mail.',
    busy: 'En cours…',
    cancel: 'Ne rien changer',
    done: 'C’est fait',
  },
  lateRequests: {
    intro:
      'Des gestionnaires demandent à télédéclarer ou à corriger un bilan dont la campagne est finie. Votre réponse part à toute l’équipe de la cantine, avec sa raison.',
    state: 'Quelles demandes montrer',
    allStates: 'Toutes les demandes',
    states: { waiting: 'Celles qui attendent une réponse', answered: 'Celles qui ont une réponse' } as Record<
      LateRequestState,
      string
    >,
    shown: (first: number, last: number, count: number) =>
      plural(count, '1 demande', `Demandes ${number(first)} à ${number(last)} sur ${number(count)}`),
    empty: 'Aucune cantine n’a fait de demande.',
    nothing: 'Aucune demande ne correspond.',
    columns: { date: 'Date', canteen: 'Cantine', what: 'Ce qu’elle demande', reason: 'Raison', answer: 'Réponse' },
    what: ({ year, isDeclared, requester }: AdministeredLateRequest) =>
      `${isDeclared ? 'Corriger' : 'Télédéclarer'} le bilan ${year}${requester === null ? '' : ` (${requester})`}`,
    answered: ({ answer, answerDate, answerReason, endDate }: AdministeredLateRequest) => {
      const day = answerDate === null ? '' : ` le ${formatDay(answerDate, 'fr')}`
      if (answer === 'withdrawn') return `Retirée${day} par la cantine.`
      if (answer === 'refused') return `Refusée${day} : ${answerReason}`
      return `Ouverte${day}${endDate === null ? '' : `, jusqu’au ${formatDay(endDate, 'fr')}`} : ${answerReason}`
    },
    open: {
      action: 'Ouvrir',
      of: ({ canteen, year }: AdministeredLateRequest) => `Ouvrir le bilan ${year}, ${canteen.name}`,
      year: (year: number) => `Le bilan ${year} est ouvert à cette cantine seule.`,
    },
    refuse: {
      action: 'Refuser',
      of: ({ canteen, year }: AdministeredLateRequest) => `Refuser le bilan ${year}, ${canteen.name}`,
      title: (name: string) => `Refuser la demande de ${name}`,
      effect: (year: number) =>
        `Le bilan ${year} reste fermé. La cantine peut faire une autre demande, avec d’autres précisions.`,
      done: (name: string, year: number) => `La demande de ${name} pour le bilan ${year} est refusée.`,
    },
  },
  accounts: {
    search: { label: 'Chercher une personne par son nom, son e-mail ou son identifiant', button: 'Chercher' },
    group: 'Qui montrer',
    all: 'Tous les comptes',
    groups: { elected: 'Les élus', staff: 'L’équipe', blocked: 'Les comptes bloqués' } as Record<AccountGroup, string>,
    shown: (first: number, last: number, count: number) =>
      plural(count, '1 compte', `Comptes ${number(first)} à ${number(last)} sur ${number(count)}`),
    nothing: 'Aucun compte ne correspond.',
    never: 'jamais',
    columns: {
      name: 'Personne',
      email: 'Adresse e-mail',
      roles: 'Rôles et état',
      created: 'Création',
      used: 'Dernière utilisation',
    },
    badges: {
      none: 'Sans rôle particulier',
      staff: 'Équipe',
      elected: 'Élu',
      blocked: 'Bloqué',
      unconfirmed: 'Adresse non confirmée',
    },
  },
  account: {
    identity: 'Identité',
    facts: {
      email: 'Adresse e-mail',
      username: 'Identifiant',
      created: 'Compte créé le',
      used: 'Dernière utilisation',
      factor: 'Double authentification',
      on: 'Active',
      off: 'Inactive',
      developer: 'Mode développeur',
      yes: 'Oui',
      no: 'Non',
      departments: 'Départements',
    },
    oneself: 'C’est votre compte : demandez à une autre personne de l’équipe d’en changer les rôles.',
    acting: 'Agir sur ce compte',
    cannotBeTold:
      'L’adresse de ce compte n’est pas confirmée : la personne ne peut pas être prévenue, et rien ne peut être changé.',
    told: (email: string) => `Un message part à ${email}, avec la raison.`,
    elect: {
      give: {
        action: 'Donner le rôle d’élu',
        title: (name: string) => `Donner le rôle d’élu à ${name}`,
        effects: ['La personne voit les cantines de ces départements, publiées ou non, sans leurs montants.'],
        done: (name: string) => `${name} a le rôle d’élu.`,
      },
      change: {
        action: 'Changer les départements',
        title: (name: string) => `Changer les départements de ${name}`,
        effects: ['La personne voit les cantines de ces départements, et d’aucun autre.'],
        done: (name: string) => `Les départements de ${name} ont changé.`,
      },
      take: {
        action: 'Retirer le rôle d’élu',
        title: (name: string) => `Retirer le rôle d’élu à ${name}`,
        effects: ['La personne ne voit plus les cantines d’un territoire. Le reste de son compte ne change pas.'],
        done: (name: string) => `${name} n’a plus le rôle d’élu.`,
      },
      departments: 'Départements',
      choices: {
        search: 'Chercher un département',
        shown: (count: number) => counted(count, 'département affiché', 'départements affichés'),
        chosen: (count: number) => counted(count, 'choisi', 'choisis'),
        none: 'Aucun département ne correspond.',
      },
    },
    simple: {
      staffAdded: {
        action: 'Faire entrer dans l’équipe',
        title: (name: string) => `Faire entrer ${name} dans l’équipe`,
        effects: [
          'La personne ouvre l’administration, une fois la double authentification active sur son compte.',
          'Elle peut agir sur tous les comptes et toutes les cantines.',
        ],
        done: (name: string) => `${name} fait partie de l’équipe.`,
      },
      staffRemoved: {
        action: 'Faire sortir de l’équipe',
        title: (name: string) => `Faire sortir ${name} de l’équipe`,
        effects: ['La personne n’ouvre plus l’administration. Le reste de son compte ne change pas.'],
        done: (name: string) => `${name} ne fait plus partie de l’équipe.`,
      },
      blocked: {
        action: 'Bloquer le compte',
        title: (name: string) => `Bloquer le compte de ${name}`,
        effects: [
          'Ses sessions, ses jetons d’accès et les applications autorisées sont fermés tout de suite.',
          'La personne ne peut plus se connecter, même avec un nouveau mot de passe, et ne reçoit plus ni rappels ni lettre d’information.',
          'La personne reste dans ses équipes, et ses données ne changent pas.',
        ],
        done: (name: string) => `Le compte de ${name} est bloqué.`,
      },
      unblocked: {
        action: 'Débloquer le compte',
        title: (name: string) => `Débloquer le compte de ${name}`,
        effects: ['La personne peut de nouveau se connecter. Ses jetons d’accès et ses applications restent fermés.'],
        done: (name: string) => `Le compte de ${name} est débloqué.`,
      },
    },
    canteens: (count: number) =>
      count === 0 ? 'Aucune cantine gérée' : counted(count, 'cantine gérée', 'cantines gérées'),
    firstCanteens: (count: number) => `Voici les ${number(count)} premières, par leur nom.`,
    deleted: '(supprimée)',
    acts: 'Ce que l’équipe a fait',
    noAct: 'L’équipe n’a rien fait pour ce compte.',
  },
  canteens: {
    search: { label: 'Chercher une cantine par son nom, son SIRET, sa ville ou son numéro', button: 'Chercher' },
    group: 'Lesquelles montrer',
    all: 'Toutes les cantines',
    groups: { unmanaged: 'Celles que personne ne gère', deleted: 'Celles qui sont supprimées' } as Record<
      CanteenGroup,
      string
    >,
    shown: (first: number, last: number, count: number) =>
      plural(count, '1 cantine', `Cantines ${number(first)} à ${number(last)} sur ${number(count)}`),
    nothing: 'Aucune cantine ne correspond.',
    columns: { name: 'Cantine', number: 'Numéro', siret: 'SIRET ou SIREN', town: 'Ville', managers: 'Gestionnaires' },
    managers: (count: number) => (count === 0 ? 'aucun' : number(count)),
    deletedOn: (date: string) => `(supprimée le ${formatDay(date, 'fr')})`,
  },
  canteen: {
    team: 'Équipe',
    noManager: 'Personne ne gère cette cantine.',
    manager: ({ email, isBlocked, emailConfirmed }: Manager) =>
      `(${[email, ...(isBlocked ? ['compte bloqué'] : []), ...(emailConfirmed ? [] : ['adresse non confirmée'])].join(', ')})`,
    invitations: 'Personnes invitées',
    invited: (email: string, date: string) => `${email}, le ${formatDay(date, 'fr')}`,
    place: {
      action: 'Placer un gestionnaire',
      title: (name: string) => `Placer un gestionnaire dans ${name}`,
      effects: [
        'La personne gère la cantine tout de suite : ses informations, ses achats, son équipe et ses bilans.',
        'Il faut un compte dont l’adresse est confirmée.',
      ],
      told: 'Un message part à cette personne, avec la raison.',
      email: 'Adresse e-mail du compte',
      hint: 'Par exemple : camille.dupont@exemple.fr',
      done: (email: string, name: string) => `${email} gère maintenant ${name}.`,
    },
    declarations: 'Télédéclarations',
    noDeclaration: 'Cette cantine n’a rien télédéclaré.',
    declaration: ({ year, status, creationDate }: Declaration) =>
      `Bilan ${year} : télédéclaré le ${formatDay(creationDate, 'fr')}${status === 'CANCELLED' ? ', annulé depuis' : ''}`,
    late: {
      title: 'Hors campagne',
      none: 'Aucune année n’a été ouverte hors campagne.',
      opening: ({ year, endDate, isOpen }: LateOpening) =>
        isOpen
          ? `Bilan ${year} : la cantine peut télédéclarer jusqu’au ${formatDay(endDate, 'fr')} inclus.`
          : `Bilan ${year} : fermé depuis le ${formatDay(endDate, 'fr')}.`,
      year: 'Année du bilan',
      end: 'Dernier jour',
      endHint: (latest: string) => `D’aujourd’hui au ${formatDay(latest, 'fr')}.`,
      told: 'Un message part à tous les gestionnaires de la cantine, avec la raison.',
      open: {
        action: 'Ouvrir une année hors campagne',
        title: (name: string) => `Ouvrir la télédéclaration de ${name}`,
        effects: [
          'Jusqu’au dernier jour, la cantine peut télédéclarer ce bilan, annuler sa télédéclaration et la corriger, comme pendant la campagne.',
          'Les chiffres de l’année en tiennent compte.',
        ],
        done: (year: number, end: string) => `Le bilan ${year} peut être télédéclaré jusqu’au ${formatDay(end, 'fr')}.`,
      },
      close: {
        action: (year: number) => `Fermer le bilan ${year}`,
        title: (name: string) => `Fermer la télédéclaration de ${name}`,
        effects: ['La cantine ne peut plus télédéclarer ce bilan, ni le corriger. Ce qui est télédéclaré le reste.'],
        done: (year: number) => `Le bilan ${year} ne peut plus être télédéclaré.`,
      },
    },
    imports: 'Derniers imports',
    noImport: 'Aucun fichier n’a été importé pour cette cantine.',
    import: ({ kind, date, status, user }: ImportOfCanteen) =>
      `${kindWords.fr[kind]}, ${statuses[status]} le ${formatMoment(date, 'fr')}${user === null ? '' : ` par ${user}`}`,
    acts: 'Ce que l’équipe a fait',
    noAct: 'L’équipe n’a rien fait pour cette cantine.',
  },
  acts: {
    journal: 'Les voir tous dans le journal',
    intro:
      'Tout ce que l’équipe a fait pour des comptes, des cantines et des campagnes, du dernier acte au premier. Un acte est gardé cinq ans.',
    kind: 'Quels actes montrer',
    allKinds: 'Tous les actes',
    kinds,
    ofUser: (id: string) => `Personne n° ${id}`,
    ofCanteen: (id: string) => `Cantine n° ${id}`,
    shown: (first: number, last: number, count: number) =>
      plural(count, '1 acte', `Actes ${number(first)} à ${number(last)} sur ${number(count)}`),
    empty: 'L’équipe n’a encore rien fait.',
    nothing: 'Aucun acte ne correspond.',
    columns: { date: 'Date', act: 'Acte', about: 'Pour', actor: 'Par', reason: 'Raison' },
    noActor: 'L’exploitant du service',
    nobody: 'Compte supprimé',
    everybody: 'Tout le monde',
  },
  campaigns: {
    intro:
      'Les jours où chaque bilan peut être télédéclaré, puis corrigé. Le site, les rappels, le guide, les chiffres et l’API suivent ces dates aussitôt.',
    columns: {
      year: 'Bilan',
      declaration: 'Télédéclaration',
      correction: 'Période de correction',
      stage: 'État',
      action: 'Action',
    },
    year: (year: number) => `Bilan ${year}`,
    period: (start: string, end: string) => capitalise(formatPeriod({ start, end }, 'fr')),
    noCorrection: 'Sans correction',
    stages,
    setByOperator: 'Dates données par les réglages du serveur',
    past: 'Ses dates ne changent plus',
    notice: 'Annoncer un changement sur le site',
    fields: {
      declarationStart: 'Premier jour de la télédéclaration',
      declarationEnd: 'Dernier jour de la télédéclaration',
      correctionStart: 'Premier jour de la correction',
      correctionEnd: 'Dernier jour de la correction',
    },
    inYear: (year: number) => `En ${year}.`,
    told: 'Personne ne reçoit de message : les rappels partiront selon ces dates. Pour prévenir tout de suite, publiez une annonce du site.',
    reasonHint: 'De 10 à 500 caractères. Elle reste dans le journal de l’équipe.',
    set: {
      announce: (year: number) => `Annoncer la campagne du bilan ${year}`,
      change: 'Changer les dates',
      changeOf: (year: number) => `Changer les dates du bilan ${year}`,
      title: (year: number) => `Campagne du bilan ${year}`,
      effects: [
        'Tout le service suit ces dates aussitôt, sur le site comme par l’API.',
        'Une période qui a commencé garde son premier jour, et un dernier jour ne passe pas avant aujourd’hui : ce qui est télédéclaré continue de compter.',
      ],
      action: 'Enregistrer les dates',
      done: (year: number, days: CampaignDays) => `Bilan ${year} : ${daysOf(days)}.`,
    },
    withdraw: {
      action: 'Retirer l’annonce',
      actionOf: (year: number) => `Retirer l’annonce du bilan ${year}`,
      title: (year: number) => `Retirer l’annonce de la campagne du bilan ${year}`,
      effects: ['La campagne disparaît du site et de l’API, et ses rappels ne partiront pas.'],
      told: 'Personne ne reçoit de message.',
      done: (year: number) => `La campagne du bilan ${year} n’est plus annoncée.`,
    },
    acts: 'Ce que l’équipe a changé',
    noAct: 'L’équipe n’a encore changé aucune date.',
  },
  incidents: {
    jobs: 'Tâches en échec',
    noJob: 'Aucune tâche n’a échoué.',
    imports: 'Imports refusés ou annulés',
    noImport: 'Aucun import n’a été refusé ni annulé.',
    messages: 'Messages non remis',
    noMessage: 'Tous les messages ont été remis.',
    columns: {
      job: 'Tâche',
      date: 'Date',
      attempts: 'Essais',
      error: 'Erreur',
      next: 'Prochain essai',
      action: 'Action',
      file: 'Fichier',
      who: 'Par',
      canteens: 'Cantines',
      cause: 'Pourquoi',
      count: 'Nombre',
      last: 'Dernier message',
      address: 'Une des adresses',
    },
    givenUp: 'abandonnée',
    causeOf: ({ cause, errorCount }: FailedImport) =>
      cause === null ? 'annulé ensuite' : `${cause} (${counted(errorCount, 'erreur', 'erreurs')})`,
    retry: 'Relancer',
    retryJob: (name: string) => `Relancer ${name}`,
    retried: 'C’est reparti',
    retriedJob: (name: string) => `La tâche ${name} recommence dans quelques secondes.`,
  },
}
export type Words = typeof fr
