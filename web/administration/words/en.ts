import type { AdministeredCanteen } from '@ma-cantine/lib/administration/administered-canteen'
import type { CampaignDays } from '@ma-cantine/lib/administration/campaign-days'
import type { StaffAct, StaffActKind } from '@ma-cantine/lib/administration/staff-act'
import { kindWords } from '@ma-cantine/lib/imports/kind-words'
import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { formatDay, formatMoment } from '@ma-cantine/lib/messages/dates'
import { counted, number, plural } from '@ma-cantine/lib/messages/english'
import { formatPeriod } from '@ma-cantine/lib/messages/periods'
import type { Words } from './fr.ts'

const kinds: Record<StaffActKind, string> = {
  'elected-official': 'Role of elected official',
  'staff-added': 'Joined the team',
  'staff-removed': 'Left the team',
  blocked: 'Account blocked',
  unblocked: 'Account unblocked',
  'manager-placed': 'Manager placed',
  'late-opened': 'Declaration opened outside of the campaign',
  'late-closed': 'Declaration outside of the campaign closed',
  'late-refused': 'Request outside of the campaign refused',
  'campaign-announced': 'Campaign announced',
  'campaign-changed': 'Dates of a campaign changed',
  'campaign-withdrawn': 'Announcement of a campaign withdrawn',
}

const statuses: Record<AdministeredCanteen['imports'][number]['status'], string> = {
  done: 'stored',
  refused: 'refused',
  undone: 'undone',
}

const daysOf = ({ declarationStart, declarationEnd, correctionStart, correctionEnd }: CampaignDays): string => {
  const correction =
    correctionStart === null || correctionEnd === null
      ? 'no correction'
      : `correction ${formatPeriod({ start: correctionStart, end: correctionEnd }, 'en')}`
  return `declaration ${formatPeriod({ start: declarationStart, end: declarationEnd }, 'en')}, ${correction}`
}

const changeOfDays = ({ before, after }: NonNullable<StaffAct['details']['campaign']>): string => {
  if (after === null) return before === null ? '' : `${capitalise(daysOf(before))}.`
  return `${capitalise(daysOf(after))}${before === null ? '' : ` (before: ${daysOf(before)})`}.`
}

export const en: Words = {
  moment: date => formatMoment(date, 'en'),
  day: date => formatDay(date, 'en'),
  actOf: ({ kind, details: { departments, year, endDate, campaign } }) => {
    if (kind === 'elected-official') {
      return departments?.length
        ? `Role of elected official (${plural(departments.length, 'department', 'departments')} ${departments.join(', ')})`
        : 'Role of elected official taken away'
    }
    const diagnostic = year === null ? '' : `: diagnostic of ${year}`
    if (campaign) return `${kinds[kind]}${diagnostic}. ${changeOfDays(campaign)}`
    return `${kinds[kind]}${diagnostic}${endDate === null ? '' : `, until ${formatDay(endDate, 'en')}`}`
  },
  importOf: ({ kind }) => kindWords.en[kind],
  unknown: {
    account: {
      title: 'Account not found',
      text: 'This account does not exist, or was deleted.',
      back: 'See all accounts',
    },
    canteen: { title: 'Canteen not found', text: 'This canteen does not exist.', back: 'See all canteens' },
  },
  home: {
    intro: 'Look for a person or a canteen. All that you do is noted, with its reason, and told by e-mail.',
    allAccounts: 'See all accounts',
    allCanteens: 'See all canteens',
    failed: (jobs, imports, messages) =>
      `${counted(jobs, 'failing task', 'failing tasks')}, ${counted(imports, 'import refused or undone', 'imports refused or undone')}, ${counted(messages, 'message not delivered', 'messages not delivered')}.`,
    incidents: 'See the details',
    acts: 'The latest acts',
    waitingRequests: count =>
      count === 0 ? 'No request awaits an answer.' : `${counted(count, 'request awaits', 'requests await')} an answer.`,
    lateRequests: 'See the requests',
  },
  act: {
    effects: 'This is what will happen:',
    reason: 'Reason',
    reasonHint: '10 to 500 characters. Those whom it concerns read it in their e-mail.',
    busy: 'Under way…',
    cancel: 'Change nothing',
    done: 'Done',
  },
  lateRequests: {
    intro:
      'Managers ask to declare or correct a diagnostic whose campaign is over. Your answer goes to the whole team of the canteen, with its reason.',
    state: 'Which requests to show',
    allStates: 'All requests',
    states: { waiting: 'Those that await an answer', answered: 'Those that have an answer' },
    shown: (first, last, count) =>
      plural(count, '1 request', `Requests ${number(first)} to ${number(last)} of ${number(count)}`),
    empty: 'No canteen has made a request.',
    nothing: 'No request matches.',
    columns: { date: 'Date', canteen: 'Canteen', what: 'What it asks', reason: 'Reason', answer: 'Answer' },
    what: ({ year, isDeclared, requester }) =>
      `${isDeclared ? 'Correct' : 'Declare'} the diagnostic of ${year}${requester === null ? '' : ` (${requester})`}`,
    answered: ({ answer, answerDate, answerReason, endDate }) => {
      const day = answerDate === null ? '' : ` on ${formatDay(answerDate, 'en')}`
      if (answer === 'withdrawn') return `Withdrawn${day} by the canteen.`
      if (answer === 'refused') return `Refused${day}: ${answerReason}`
      return `Opened${day}${endDate === null ? '' : `, until ${formatDay(endDate, 'en')}`}: ${answerReason}`
    },
    open: {
      action: 'Open',
      of: ({ canteen, year }) => `Open the diagnostic of ${year}, ${canteen.name}`,
      year: year => `The diagnostic of ${year} is open to this canteen alone.`,
    },
    refuse: {
      action: 'Refuse',
      of: ({ canteen, year }) => `Refuse the diagnostic of ${year}, ${canteen.name}`,
      title: name => `Refuse the request of ${name}`,
      effect: year =>
        `The diagnostic of ${year} stays closed. The canteen can make another request, with more details.`,
      done: (name, year) => `The request of ${name} for the diagnostic of ${year} is refused.`,
    },
  },
  accounts: {
    search: { label: 'Look for a person by name, e-mail or user name', button: 'Search' },
    group: 'Whom to show',
    all: 'All accounts',
    groups: { elected: 'Elected officials', staff: 'The team', blocked: 'Blocked accounts' },
    shown: (first, last, count) =>
      plural(count, '1 account', `Accounts ${number(first)} to ${number(last)} of ${number(count)}`),
    nothing: 'No account matches.',
    never: 'never',
    columns: {
      name: 'Person',
      email: 'E-mail address',
      roles: 'Roles and state',
      created: 'Created',
      used: 'Last use',
    },
    badges: {
      none: 'No particular role',
      staff: 'Team',
      elected: 'Elected official',
      blocked: 'Blocked',
      unconfirmed: 'Address not confirmed',
    },
  },
  account: {
    identity: 'Identity',
    facts: {
      email: 'E-mail address',
      username: 'User name',
      created: 'Account created on',
      used: 'Last use',
      factor: 'Two-factor authentication',
      on: 'On',
      off: 'Off',
      developer: 'Developer mode',
      yes: 'Yes',
      no: 'No',
      departments: 'Departments',
    },
    oneself: 'This is your account: ask somebody else of the team to change its roles.',
    acting: 'Act on this account',
    cannotBeTold:
      'The address of this account is not confirmed: the person cannot be told, and nothing can be changed.',
    told: email => `A message goes to ${email}, with the reason.`,
    elect: {
      give: {
        action: 'Give the role of elected official',
        title: name => `Give the role of elected official to ${name}`,
        effects: ['The person sees the canteens of these departments, published or not, without their amounts.'],
        done: name => `${name} has the role of elected official.`,
      },
      change: {
        action: 'Change the departments',
        title: name => `Change the departments of ${name}`,
        effects: ['The person sees the canteens of these departments, and of no other.'],
        done: name => `The departments of ${name} have changed.`,
      },
      take: {
        action: 'Take the role of elected official away',
        title: name => `Take the role of elected official away from ${name}`,
        effects: ['The person no longer sees the canteens of a territory. The rest of the account does not change.'],
        done: name => `${name} no longer has the role of elected official.`,
      },
      departments: 'Departments',
      choices: {
        search: 'Look for a department',
        shown: count => counted(count, 'department shown', 'departments shown'),
        chosen: count => counted(count, 'chosen', 'chosen'),
        none: 'No department matches.',
      },
    },
    simple: {
      staffAdded: {
        action: 'Bring into the team',
        title: name => `Bring ${name} into the team`,
        effects: [
          'The person opens the administration, once two-factor authentication is on for the account.',
          'They can act on all accounts and all canteens.',
        ],
        done: name => `${name} is on the team.`,
      },
      staffRemoved: {
        action: 'Take off the team',
        title: name => `Take ${name} off the team`,
        effects: ['The person no longer opens the administration. The rest of the account does not change.'],
        done: name => `${name} is no longer on the team.`,
      },
      blocked: {
        action: 'Block the account',
        title: name => `Block the account of ${name}`,
        effects: [
          'Its sessions, access tokens and authorised applications are closed at once.',
          'The person can no longer sign in, even with a new password, and gets neither reminders nor the newsletter.',
          'The person stays on their teams, and the data does not change.',
        ],
        done: name => `The account of ${name} is blocked.`,
      },
      unblocked: {
        action: 'Unblock the account',
        title: name => `Unblock the account of ${name}`,
        effects: ['The person can sign in again. Access tokens and applications stay closed.'],
        done: name => `The account of ${name} is unblocked.`,
      },
    },
    canteens: count => (count === 0 ? 'No canteen managed' : counted(count, 'canteen managed', 'canteens managed')),
    firstCanteens: count => `These are the first ${number(count)}, by name.`,
    deleted: '(deleted)',
    acts: 'What the team did',
    noAct: 'The team did nothing for this account.',
  },
  canteens: {
    search: { label: 'Look for a canteen by name, SIRET, town or number', button: 'Search' },
    group: 'Which to show',
    all: 'All canteens',
    groups: { unmanaged: 'Those that nobody manages', deleted: 'Those that are deleted' },
    shown: (first, last, count) =>
      plural(count, '1 canteen', `Canteens ${number(first)} to ${number(last)} of ${number(count)}`),
    nothing: 'No canteen matches.',
    columns: { name: 'Canteen', number: 'Number', siret: 'SIRET or SIREN', town: 'Town', managers: 'Managers' },
    managers: count => (count === 0 ? 'none' : number(count)),
    deletedOn: date => `(deleted on ${formatDay(date, 'en')})`,
  },
  canteen: {
    team: 'Team',
    noManager: 'Nobody manages this canteen.',
    manager: ({ email, isBlocked, emailConfirmed }) =>
      `(${[email, ...(isBlocked ? ['account blocked'] : []), ...(emailConfirmed ? [] : ['address not confirmed'])].join(', ')})`,
    invitations: 'People invited',
    invited: (email, date) => `${email}, on ${formatDay(date, 'en')}`,
    place: {
      action: 'Place a manager',
      title: name => `Place a manager in ${name}`,
      effects: [
        'The person manages the canteen at once: its information, its purchases, its team and its diagnostics.',
        'It takes an account whose address is confirmed.',
      ],
      told: 'A message goes to this person, with the reason.',
      email: 'E-mail address of the account',
      hint: 'For example: camille.dupont@exemple.fr',
      done: (email, name) => `${email} now manages ${name}.`,
    },
    declarations: 'Declarations',
    noDeclaration: 'This canteen has declared nothing.',
    declaration: ({ year, status, creationDate }) =>
      `Diagnostic of ${year}: declared on ${formatDay(creationDate, 'en')}${status === 'CANCELLED' ? ', cancelled since' : ''}`,
    late: {
      title: 'Outside of the campaign',
      none: 'No year was opened outside of the campaign.',
      opening: ({ year, endDate, isOpen }) =>
        isOpen
          ? `Diagnostic of ${year}: the canteen can declare until ${formatDay(endDate, 'en')} included.`
          : `Diagnostic of ${year}: closed since ${formatDay(endDate, 'en')}.`,
      year: 'Year of the diagnostic',
      end: 'Last day',
      endHint: latest => `From today to ${formatDay(latest, 'en')}.`,
      told: 'A message goes to all managers of the canteen, with the reason.',
      open: {
        action: 'Open a year outside of the campaign',
        title: name => `Open the declaration of ${name}`,
        effects: [
          'Until the last day, the canteen can declare this diagnostic, cancel its declaration and correct it, as during the campaign.',
          'The figures of the year take it into account.',
        ],
        done: (year, end) => `The diagnostic of ${year} can be declared until ${formatDay(end, 'en')}.`,
      },
      close: {
        action: year => `Close the diagnostic of ${year}`,
        title: name => `Close the declaration of ${name}`,
        effects: ['The canteen can no longer declare this diagnostic, nor correct it. What is declared stays so.'],
        done: year => `The diagnostic of ${year} can no longer be declared.`,
      },
    },
    imports: 'Latest imports',
    noImport: 'No file was imported for this canteen.',
    import: ({ kind, date, status, user }) =>
      `${kindWords.en[kind]}, ${statuses[status]} on ${formatMoment(date, 'en')}${user === null ? '' : ` by ${user}`}`,
    acts: 'What the team did',
    noAct: 'The team did nothing for this canteen.',
  },
  acts: {
    journal: 'See all of them in the journal',
    intro:
      'All that the team did for accounts, canteens and campaigns, from the latest act to the first. An act is kept for five years.',
    kind: 'Which acts to show',
    allKinds: 'All acts',
    kinds,
    ofUser: id => `Person no. ${id}`,
    ofCanteen: id => `Canteen no. ${id}`,
    shown: (first, last, count) =>
      plural(count, '1 act', `Acts ${number(first)} to ${number(last)} of ${number(count)}`),
    empty: 'The team has not done anything yet.',
    nothing: 'No act matches.',
    columns: { date: 'Date', act: 'Act', about: 'For', actor: 'By', reason: 'Reason' },
    noActor: 'The operator of the service',
    nobody: 'Deleted account',
    everybody: 'Everybody',
  },
  campaigns: {
    intro:
      'The days on which each diagnostic can be declared, then corrected. The site, the reminders, the guide, the figures and the API follow these dates at once.',
    columns: {
      year: 'Diagnostic',
      declaration: 'Declaration',
      correction: 'Correction period',
      stage: 'State',
      action: 'Action',
    },
    year: year => `Diagnostic of ${year}`,
    period: (start, end) => capitalise(formatPeriod({ start, end }, 'en')),
    noCorrection: 'No correction',
    stages: {
      announced: 'Announced',
      declaration: 'Declaration open',
      correction: 'Correction open',
      between: 'Between the two periods',
      over: 'Over',
    },
    setByOperator: 'Dates given by the settings of the server',
    past: 'Its dates no longer change',
    notice: 'Announce a change on the site',
    fields: {
      declarationStart: 'First day of the declaration',
      declarationEnd: 'Last day of the declaration',
      correctionStart: 'First day of the correction',
      correctionEnd: 'Last day of the correction',
    },
    inYear: year => `In ${year}.`,
    told: 'Nobody gets a message: reminders will leave according to these dates. To tell people at once, publish a notice of the site.',
    reasonHint: 'From 10 to 500 characters. It stays in the journal of the team.',
    set: {
      announce: year => `Announce the campaign of the diagnostic of ${year}`,
      change: 'Change the dates',
      changeOf: year => `Change the dates of the diagnostic of ${year}`,
      title: year => `Campaign of the diagnostic of ${year}`,
      effects: [
        'The whole service follows these dates at once, on the site and by the API.',
        'A period that has begun keeps its first day, and no last day moves to before today: what was declared still counts.',
      ],
      action: 'Save the dates',
      done: (year, days) => `Diagnostic of ${year}: ${daysOf(days)}.`,
    },
    withdraw: {
      action: 'Withdraw',
      actionOf: year => `Withdraw the announcement of the diagnostic of ${year}`,
      title: year => `Withdraw the announcement of the campaign of the diagnostic of ${year}`,
      effects: ['The campaign goes off the site and the API, and its reminders will not leave.'],
      told: 'Nobody gets a message.',
      done: year => `The campaign of the diagnostic of ${year} is no longer announced.`,
    },
    acts: 'What the team changed',
    noAct: 'The team has not changed any date yet.',
  },
  incidents: {
    jobs: 'Failing tasks',
    noJob: 'No task failed.',
    imports: 'Imports refused or undone',
    noImport: 'No import was refused or undone.',
    messages: 'Messages not delivered',
    noMessage: 'All messages were delivered.',
    columns: {
      job: 'Task',
      date: 'Date',
      attempts: 'Attempts',
      error: 'Error',
      next: 'Next attempt',
      action: 'Action',
      file: 'File',
      who: 'By',
      canteens: 'Canteens',
      cause: 'Why',
      count: 'Number',
      last: 'Latest message',
      address: 'One of the addresses',
    },
    givenUp: 'given up',
    causeOf: ({ cause, errorCount }) =>
      cause === null ? 'undone afterwards' : `${cause} (${counted(errorCount, 'error', 'errors')})`,
    retry: 'Run again',
    retryJob: name => `Run ${name} again`,
    retried: 'On its way',
    retriedJob: name => `The task ${name} starts again in a few seconds.`,
  },
}
