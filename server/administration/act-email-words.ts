import { catalogue } from '@ma-cantine/lib/messages/catalogue'
import { formatDay } from '@ma-cantine/lib/messages/dates'

interface LateYear {
  readonly year: number
  /** Its last day; null once it is closed. */
  readonly endDate: string | null
}

/** The sentences of the messages to those whom an act of staff concerns. */
export const actEmailWords = catalogue(
  {
    common: {
      reason: 'Voici la raison donnée par l’équipe de ma cantine :',
      reply: 'Si ce n’est pas ce que vous attendiez, répondez simplement à ce message.',
    },
    elected: {
      subject: 'Votre compte a le rôle d’élu',
      text: 'L’équipe de ma cantine a donné à votre compte le rôle d’élu. Il vous montre les cantines de ces départements :',
      next: 'Retrouvez-les à tout moment :',
      button: 'Voir les cantines de mon territoire',
    },
    'not-elected': {
      subject: 'Votre compte n’a plus le rôle d’élu',
      text: 'L’équipe de ma cantine a retiré à votre compte le rôle d’élu. Vous ne voyez plus les cantines d’un territoire ; le reste de votre compte n’a pas changé.',
    },
    'staff-added': {
      subject: 'Vous faites partie de l’équipe de ma cantine',
      text: 'Votre compte peut maintenant ouvrir l’administration de ma cantine.',
      next: 'Elle demande la double authentification : activez-la si ce n’est pas fait, puis connectez-vous avec un code.',
      button: 'Activer la double authentification',
    },
    'staff-removed': {
      subject: 'Vous ne faites plus partie de l’équipe de ma cantine',
      text: 'Votre compte n’ouvre plus l’administration de ma cantine. Le reste de votre compte n’a pas changé.',
    },
    blocked: {
      subject: 'Votre compte est bloqué',
      text: 'L’équipe de ma cantine a bloqué votre compte : vous ne pouvez plus vous connecter. Vos sessions, vos jetons d’accès et les applications autorisées sont fermés, et ni les rappels ni la lettre d’information ne partent plus. Vos données et vos cantines n’ont pas changé.',
      more: 'Pour en parler, pour obtenir vos données ou pour demander la suppression de votre compte, répondez à ce message.',
    },
    unblocked: {
      subject: 'Votre compte est débloqué',
      text: 'L’équipe de ma cantine a débloqué votre compte : vous pouvez de nouveau vous connecter. Les jetons d’accès et les applications sont à recréer, et l’abonnement à la lettre d’information à reprendre.',
      next: 'Votre mot de passe n’a pas changé :',
      button: 'Me connecter',
    },
    'manager-placed': {
      subject: 'Vous gérez maintenant une cantine',
      text: 'L’équipe de ma cantine vous a confié la gestion de cette cantine, que personne ne gérait :',
      next: 'Vous pouvez compléter ses informations, inviter votre équipe et préparer son bilan :',
      button: 'Voir cette cantine',
    },
    'late-opened': {
      subject: 'Votre cantine peut télédéclarer hors campagne',
      text: ({ year, endDate }: LateYear) =>
        `L’équipe de ma cantine a ouvert la télédéclaration du bilan ${year}${endDate ? `, jusqu’au ${formatDay(endDate, 'fr')} inclus,` : ''} pour cette cantine :`,
      next: 'Jusque-là, vous pouvez télédéclarer son bilan, ou annuler sa télédéclaration pour la corriger :',
      button: 'Voir cette cantine',
    },
    'late-closed': {
      subject: 'La télédéclaration hors campagne de votre cantine est fermée',
      text: ({ year }: LateYear) =>
        `L’équipe de ma cantine a fermé la télédéclaration du bilan ${year}, ouverte hors campagne, pour cette cantine :`,
      next: 'Ce qui est télédéclaré le reste :',
      button: 'Voir cette cantine',
    },
    'late-refused': {
      subject: 'Votre demande de télédéclaration hors campagne n’est pas acceptée',
      text: (year: number) =>
        `Vous avez demandé à télédéclarer ou à corriger le bilan ${year} hors campagne. L’équipe de ma cantine ne l’a pas ouvert pour cette cantine :`,
      next: 'Rien n’a changé dans votre bilan. Vous pouvez faire une nouvelle demande, avec d’autres précisions :',
      button: 'Voir cette cantine',
    },
  },
  {
    common: {
      reason: 'This is the reason given by the team of ma cantine:',
      reply: 'If this is not what you expected, just reply to this message.',
    },
    elected: {
      subject: 'Your account has the role of elected official',
      text: 'The team of ma cantine gave your account the role of elected official. It shows you the canteens of these departments:',
      next: 'Find them at any time:',
      button: 'See the canteens of my territory',
    },
    'not-elected': {
      subject: 'Your account no longer has the role of elected official',
      text: 'The team of ma cantine took the role of elected official away from your account. You no longer see the canteens of a territory; the rest of your account has not changed.',
    },
    'staff-added': {
      subject: 'You are on the team of ma cantine',
      text: 'Your account can now open the administration of ma cantine.',
      next: 'It asks for two-factor authentication: turn it on if you have not, then sign in with a code.',
      button: 'Turn on two-factor authentication',
    },
    'staff-removed': {
      subject: 'You are no longer on the team of ma cantine',
      text: 'Your account no longer opens the administration of ma cantine. The rest of your account has not changed.',
    },
    blocked: {
      subject: 'Your account is blocked',
      text: 'The team of ma cantine has blocked your account: you can no longer sign in. Your sessions, access tokens and authorised applications are closed, and neither reminders nor the newsletter leave any more. Your data and your canteens have not changed.',
      more: 'To talk about it, to get your data or to ask for the deletion of your account, reply to this message.',
    },
    unblocked: {
      subject: 'Your account is unblocked',
      text: 'The team of ma cantine has unblocked your account: you can sign in again. Access tokens and applications have to be made anew, and the newsletter to be taken up again.',
      next: 'Your password has not changed:',
      button: 'Sign in',
    },
    'manager-placed': {
      subject: 'You now manage a canteen',
      text: 'The team of ma cantine gave you the management of this canteen, which nobody managed:',
      next: 'You can complete its information, invite your team and prepare its diagnostic:',
      button: 'See this canteen',
    },
    'late-opened': {
      subject: 'Your canteen can declare outside of the campaign',
      text: ({ year, endDate }) =>
        `The team of ma cantine opened the declaration of the diagnostic of ${year}${endDate ? `, until ${formatDay(endDate, 'en')} included,` : ''} for this canteen:`,
      next: 'Until then, you can declare its diagnostic, or cancel its declaration to correct it:',
      button: 'See this canteen',
    },
    'late-closed': {
      subject: 'The declaration of your canteen outside of the campaign is closed',
      text: ({ year }) =>
        `The team of ma cantine closed the declaration of the diagnostic of ${year}, open outside of the campaign, for this canteen:`,
      next: 'What is declared stays so:',
      button: 'See this canteen',
    },
    'late-refused': {
      subject: 'Your request to declare outside of the campaign is not accepted',
      text: year =>
        `You asked to declare or correct the diagnostic of ${year} outside of the campaign. The team of ma cantine did not open it for this canteen:`,
      next: 'Nothing has changed in your diagnostic. You can make another request, with more details:',
      button: 'See this canteen',
    },
  },
)
