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
    'not-failed': 'Cette tâche n’est plus en échec : rechargez la page.',
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
    'not-failed': 'This task is no longer failing: reload the page.',
  },
)
