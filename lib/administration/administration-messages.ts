import { catalogue } from '../messages/catalogue.ts'
import { formatDay } from '../messages/dates.ts'

/** The objections to what the staff of the service does. */
export const administrationMessages = catalogue(
  {
    'short-reason': (shortest: number) =>
      `Donnez la raison en ${shortest} caractères au moins : les personnes la lisent.`,
    'unknown-account': 'Ce compte n’existe pas, ou il a été supprimé.',
    'unknown-canteen': 'Cette cantine n’existe pas.',
    'unknown-department': (code: string) =>
      `« ${code} » n’est le code d’aucun département. Un code s’écrit par exemple « 01 », « 2A » ou « 974 ».`,
    unchanged: 'C’est déjà le cas : rien n’a été changé.',
    'changed-meanwhile':
      'Une autre personne de l’équipe a changé cela depuis que vous l’avez lu. Rechargez la page, puis recommencez.',
    'not-oneself':
      'Vous ne pouvez pas le faire pour votre propre compte : demandez-le à une autre personne de l’équipe.',
    'last-staff': 'C’est la dernière personne de l’équipe : donnez d’abord ce rôle à quelqu’un d’autre.',
    'blocked-account': 'Ce compte est bloqué : débloquez-le d’abord.',
    'unconfirmed-account':
      'L’adresse e-mail de ce compte n’est pas confirmée : la personne ne peut pas être prévenue, et rien n’a été changé.',
    'no-such-account': 'Aucun compte n’a cette adresse e-mail : la personne doit d’abord créer le sien.',
    'has-manager': 'Cette cantine a déjà un gestionnaire : c’est à lui d’inviter quelqu’un.',
    'deleted-canteen': 'Cette cantine est supprimée : son équipe peut la rétablir pendant trente jours.',
    'nobody-to-tell':
      'Aucun gestionnaire de cette cantine n’a d’adresse e-mail confirmée : personne ne peut être prévenu, et rien n’a été changé.',
    'unknown-year': 'Aucune campagne n’a encore commencé pour cette année.',
    'campaign-open': 'La campagne de cette année est ouverte : la cantine peut déjà télédéclarer.',
    'end-too-early': 'La date de fin ne peut pas être passée.',
    'end-too-late': (latest: string) => `Choisissez une date de fin qui ne dépasse pas le ${formatDay(latest, 'fr')}.`,
    'not-next-year': (next: number) => `La prochaine campagne à annoncer est celle du bilan ${next}.`,
    'set-by-operator':
      'Les réglages du serveur donnent les dates de cette campagne (TELEDECLARATION_START_DATE_OVERRIDE et les suivants) : demandez à l’exploitant de les retirer, puis recommencez.',
    'campaign-begun': 'Cette campagne a commencé : son annonce ne peut plus être retirée.',
    'period-begun': (start: string) =>
      `Cette période a commencé le ${formatDay(start, 'fr')} : son premier jour ne change plus.`,
    'past-day': 'Ce jour est passé : choisissez aujourd’hui ou un jour à venir.',
    'other-civil-year': (year: number) =>
      `La campagne du bilan ${year} se tient en ${year + 1} : choisissez un jour de cette année-là.`,
    'end-before-start': 'Le dernier jour ne peut pas être avant le premier.',
    'both-correction-days': 'Donnez les deux jours de la correction, ou aucun.',
    'correction-before-declaration': 'La correction ne peut pas commencer avant le premier jour de la télédéclaration.',
    'correction-ends-before': 'La correction ne peut pas finir avant le dernier jour de la télédéclaration.',
    'not-failed': 'Cette tâche n’est plus en échec : rechargez la page.',
    'not-waiting': 'Cette demande n’attend plus de réponse : rechargez la page.',
    'already-asked': 'Une demande de cette cantine pour cette année attend déjà la réponse de notre équipe.',
    'already-open': 'Cette année est déjà ouverte pour votre cantine : vous pouvez télédéclarer ou corriger.',
  },
  {
    'short-reason': shortest => `Give the reason in ${shortest} characters at least: people read it.`,
    'unknown-account': 'This account does not exist, or was deleted.',
    'unknown-canteen': 'This canteen does not exist.',
    'unknown-department': code =>
      `“${code}” is not the code of a department. A code is written for example “01”, “2A” or “974”.`,
    unchanged: 'This is already so: nothing was changed.',
    'changed-meanwhile':
      'Somebody else of the team has changed this since you read it. Reload the page, then try again.',
    'not-oneself': 'You cannot do this to your own account: ask somebody else of the team.',
    'last-staff': 'This is the last person of the team: give this role to somebody else first.',
    'blocked-account': 'This account is blocked: unblock it first.',
    'unconfirmed-account':
      'The e-mail address of this account is not confirmed: the person cannot be told, and nothing was changed.',
    'no-such-account': 'No account has this e-mail address: the person must create theirs first.',
    'has-manager': 'This canteen already has a manager: it is up to them to invite somebody.',
    'deleted-canteen': 'This canteen is deleted: its team can bring it back for thirty days.',
    'nobody-to-tell':
      'No manager of this canteen has a confirmed e-mail address: nobody can be told, and nothing was changed.',
    'unknown-year': 'No campaign has begun yet for this year.',
    'campaign-open': 'The campaign of this year is open: the canteen can declare already.',
    'end-too-early': 'The end date cannot be in the past.',
    'end-too-late': latest => `Choose an end date no further than ${formatDay(latest, 'en')}.`,
    'not-next-year': next => `The next campaign to announce is that of the diagnostic of ${next}.`,
    'set-by-operator':
      'The settings of the server give the dates of this campaign (TELEDECLARATION_START_DATE_OVERRIDE and those beside it): ask the operator to remove them, then try again.',
    'campaign-begun': 'This campaign has begun: its announcement can no longer be withdrawn.',
    'period-begun': start => `This period began on ${formatDay(start, 'en')}: its first day no longer changes.`,
    'past-day': 'This day is past: choose today or a day to come.',
    'other-civil-year': year =>
      `The campaign of the diagnostic of ${year} takes place in ${year + 1}: choose a day of that year.`,
    'end-before-start': 'The last day cannot be before the first one.',
    'both-correction-days': 'Give both days of the correction, or none.',
    'correction-before-declaration': 'The correction cannot begin before the first day of the declaration.',
    'correction-ends-before': 'The correction cannot end before the last day of the declaration.',
    'not-failed': 'This task is no longer failing: reload the page.',
    'not-waiting': 'This request no longer awaits an answer: reload the page.',
    'already-asked': 'A request of this canteen for this year already awaits the answer of our team.',
    'already-open': 'This year is open for your canteen already: you can declare or correct.',
  },
)
