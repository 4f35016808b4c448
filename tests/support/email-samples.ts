import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Campaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import {
  accountDeletedEmail,
  confirmationEmail,
  emailChangedEmail,
  emailChangeNotice,
  passwordChangedEmail,
  passwordResetEmail,
} from '../../server/accounts/account-emails.ts'
import {
  activatedEmail,
  attackedEmail,
  recoveryCodeEmail,
  removedEmail,
} from '../../server/accounts/second-factor/second-factor-emails.ts'
import {
  blockEmail,
  electedEmail,
  lateOpeningEmail,
  lateRefusalEmail,
  placedManagerEmail,
  staffEmail,
} from '../../server/administration/act-emails.ts'
import { lateRequestEmail } from '../../server/administration/late-request-emails.ts'
import { canteenMessageEmail, messageToReadEmail } from '../../server/contact/canteen-message-emails.ts'
import { inquiryEmail } from '../../server/contact/inquiry-emails.ts'
import { invitationEmail, invitationToReadEmail } from '../../server/contact/invitation-emails.ts'
import type { Email } from '../../server/emails/email.ts'
import type { Reader } from '../../server/emails/reader.ts'
import { newsletterIssueEmail, newsletterTrialEmail } from '../../server/newsletter/issue-emails.ts'
import { alreadySubscribedEmail, newsletterConfirmationEmail } from '../../server/newsletter/newsletter-emails.ts'
import { deletionNotice } from '../../server/operations/deletion-notice.ts'
import { partnerProposalEmail } from '../../server/partners/partner-emails.ts'
import {
  declinedEmail,
  mailboxEmail,
  receivedEmail,
  requestEmail,
  type ToldRequest,
} from '../../server/recap-requests/request-emails.ts'
import { campaignEmail, declaredEmail, type NamedCanteen } from '../../server/reminders/campaign-emails.ts'
import { monthEmail } from '../../server/reminders/month-email.ts'
import { firstNoCanteenEmail, noDiagnosticEmail, secondNoCanteenEmail } from '../../server/reminders/reminder-emails.ts'
import { deliveryEmail } from '../../server/teams/delivery-emails.ts'
import {
  joinRequestEmail,
  removedManagerEmail,
  requestAcceptedEmail,
  requestDeclinedEmail,
  type SentJoinRequest,
} from '../../server/teams/membership-emails.ts'
import { teamEmails } from '../../server/teams/team-emails.ts'
import {
  kitchenDeclarationEmail,
  satelliteAnswerEmail,
} from '../../server/teledeclaration/kitchen-reports/kitchen-report-emails.ts'

const canteens = ['Cantine des Tilleuls', 'Cuisine centrale du Val', 'Résidence « Les Glycines »'].map(
  (name, index) => ({
    id: index + 1,
    name,
  }),
)
const [canteen, kitchenName] = canteens as [(typeof canteens)[0], (typeof canteens)[0]]
const recapSender = { name: 'Camille Dupont', email: 'camille.dupont@exemple.fr' }
const askedRecapAt = (publicUrl: string) =>
  ({
    row: {
      ...{ id: 12, kind: 'supplier', provider: 'Primeurs du Port', email: 'ventes@primeurs.exemple.fr' },
      ...{ firstDay: '2025-01-01', lastDay: '2025-12-31', deadline: '2026-03-31', rowCount: 48 },
      note: 'Merci de nous dire aussi les labels de vos fromages.',
      declineReason: 'Notre logiciel ne sait pas le faire.',
    },
    canteens: canteens.map(({ name }) => ({ name, siret: '21340172201787' })),
    publicUrl,
  }) as const satisfies ToldRequest
const kitchen = { ...kitchenName, siret: '21340172201787', city: 'Liverdun', productionType: 'central' }
const group = { id: 8, name: 'Cantines de Liverdun', siret: null, city: null, productionType: 'groupe' }

const campaign: Campaign = {
  year: 2025,
  declaration: { start: '2026-01-12', end: '2026-04-05' },
  correction: { start: '2026-04-15', end: '2026-04-30' },
}
const left: readonly Pick<NamedCanteen, 'name' | 'action' | 'missing'>[] = [
  { name: 'Cuisine centrale du Val', action: '10_add_satellites', missing: [] },
  { name: 'Cantine des Tilleuls', action: '18_prefill_diagnostic', missing: [] },
  { name: 'École du Parc', action: '20_create_diagnostic', missing: [] },
  { name: 'Résidence « Les Glycines »', action: '30_fill_diagnostic', missing: [] },
  { name: 'Collège des Marronniers', action: '35_fill_canteen_data', missing: ['siret', 'dailyMealCount'] },
  { name: 'Crèche du Lac', action: '40_teledeclare', missing: [] },
]
const named = left.map((canteen, index) => ({ id: index + 1, isDeclared: false, ...canteen }))
const news = { campaign, daysLeft: 5, count: named.length, named, nameable: named.length }
const long = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  name: index === 0 ? `<b>“Cantine”</b> & ${'Très'.repeat(60)}` : `Cantine ${index}`,
  action: '20_create_diagnostic' as const,
  isDeclared: false,
  missing: [],
}))

const issue = {
  subject: 'Trois recettes végétales pour mars',
  preheader: 'Et un webinaire sur les légumineuses, le 12 mars.',
  body: `# Trois recettes

Des plats que les convives redemandent, **prêts en une heure**, et [leur coût](/faq).

[Lire les recettes](https://exemple.fr/recettes)

- le dhal de lentilles corail
- le chili aux haricots rouges
- la moussaka aux lentilles

## Le coût d’un repas

| Plat | Coût |
|---|---|
| Dhal | 0,62 € |
| Chili | 0,71 € |

> On nous en redemande.
`,
}

const joinRequest: SentJoinRequest = {
  canteen: { ...canteen, siret: '21340172201787', sirenUniteLegale: null },
  asker: { firstName: 'Camille', lastName: 'Dupont', email: 'camille@exemple.fr' },
  message: 'Bonjour,\nj’ai pris la suite de Dominique en cuisine.',
  hasTeam: true,
}

const canteenMessage = {
  canteen,
  senderEmail: 'lea.martin@exemple.fr',
  senderName: 'Léa Martin',
  body: 'Bonjour,\nmes enfants aiment beaucoup vos plats. D’où viennent vos légumes ?',
}

const invitation = {
  canteen,
  senderEmail: 'ana.roche@exemple.fr',
  senderName: 'Ana Roche',
  recipientEmail: 'mairie@exemple.fr',
  body: 'Bonjour,\npourriez-vous prendre en main la cantine de l’école ?',
}

/** Every message that the server sends, by name, with invented data. Links start with `publicUrl`. */
export function emailSamples(locale: Locale, publicUrl: string): Readonly<Record<string, Email>> {
  const reader: Reader = { address: 'dominique@exemple.fr', locale }
  const reminder = {
    userId: 1,
    stopToken: '1-c2FtcGxl',
    reader,
    firstName: 'Dominique',
    publicUrl,
    contactEmail: 'contact@exemple.fr',
  }
  const act = {
    reason: 'Demande reçue par courrier le 3 mars.\nMandat vérifié.',
    publicUrl,
    contactEmail: 'contact@exemple.fr',
  }
  const askedRecap = askedRecapAt(publicUrl)
  const link = (page: string) => `${publicUrl}/${page}/MQ/c2FtcGxlLXRva2VuLW9mLWEtbGluaw`
  const team = (kind: 'joined' | 'invited', joined: typeof canteens): Email => {
    const notices = joined.map(canteen => ({ recipient: reader.address, locale, kind, canteen }))
    const [email] = teamEmails(
      notices,
      { firstName: 'Anne', lastName: 'Roux', email: 'anne.roux@exemple.fr' },
      publicUrl,
    )
    if (!email) throw new Error('No message')
    return email
  }
  return {
    confirmation: confirmationEmail(reader, 'dominique_d', link('activation-compte')),
    'password-reset': passwordResetEmail(reader, 'dominique_d', link('nouveau-mot-de-passe')),
    'password-changed': passwordChangedEmail(
      reader,
      {
        endedAccess: { tokens: ['Script de nuit'], grants: ['Logiciel d’achats'], applications: ['Mon application'] },
        keptAccess: { tokens: ['Tableur'], grants: [], applications: [] },
        removedApplications: ['Essai'],
        pendingAddressForgotten: true,
      },
      publicUrl,
    ),
    'address-change': emailChangeNotice(reader, publicUrl),
    'address-changed': emailChangedEmail(reader, publicUrl),
    'second-factor-activated': activatedEmail(reader, publicUrl),
    'second-factor-removed': removedEmail(reader, publicUrl),
    'second-factor-attacked': attackedEmail(reader, publicUrl),
    'second-factor-recovery-code': recoveryCodeEmail(reader, 9, publicUrl),
    'elected-official': electedEmail(reader, act, ['34', '2A']),
    'elected-official-removed': electedEmail(reader, act, []),
    'staff-added': staffEmail(reader, act, true),
    'staff-removed': staffEmail(reader, act, false),
    'account-blocked': blockEmail(reader, act, true),
    'account-unblocked': blockEmail(reader, act, false),
    'manager-placed': placedManagerEmail(reader, act, canteen),
    'late-opened': lateOpeningEmail(reader, act, canteen, { year: 2025, endDate: '2026-06-01' }),
    'month-point': monthEmail(reminder, {
      month: '2026-10',
      point: {
        total: 41_250.4,
        totalOfMonth: 5_120,
        organic: { share: 0.196, shareBefore: 0.188, shareOfMonth: 0.25 },
        quality: { share: 0.412, shareBefore: 0.405, shareOfMonth: 0.46 },
        pace: { model: 'months', elapsed: 0.84, projectedTotal: 4_910_700, projectedCounted: 2_023_000 },
      },
      goals: { organic: 20, quality: 50 },
      heaviest: [
        { product: 'Filet de poulet', total: 2310 },
        { product: 'Pommes de terre', total: 1204.5 },
        { product: '', total: 980 },
      ],
      waiting: { year: 2025, count: 2 },
    }),
    'late-refused': lateRefusalEmail(reader, act, canteen, 2025),
    'late-asked': lateRequestEmail(
      reader,
      { canteen, asker: joinRequest.asker, year: 2025, reason: 'Le mois de mars est compté deux fois.' },
      publicUrl,
    ),
    'recap-asked': requestEmail(reader, askedRecap, recapSender, 'le-jeton'),
    'recap-owed': requestEmail(
      reader,
      { ...askedRecap, row: { ...askedRecap.row, kind: 'contractor' } },
      recapSender,
      'le-jeton',
      true,
    ),
    'recap-mailbox': mailboxEmail(reader, 3, 'le-jeton', publicUrl),
    'recap-received': receivedEmail(reader, askedRecap),
    'recap-declined': declinedEmail(reader, askedRecap),
    'satellite-confirms': satelliteAnswerEmail(
      reader,
      { canteen, kitchen: canteens[1] ?? canteen, year: 2025, verdict: 'confirmed', reason: null },
      publicUrl,
    ),
    'satellite-contests': satelliteAnswerEmail(
      reader,
      {
        canteen,
        kitchen: canteens[1] ?? canteen,
        year: 2025,
        verdict: 'contested',
        reason: 'Nos repas comptent deux fois.',
      },
      publicUrl,
    ),
    ...Object.fromEntries(
      (['declared', 'corrected', 'cancelled'] as const).map(change => [
        `kitchen-${change}`,
        kitchenDeclarationEmail(reader, { canteens, kitchen: canteen, year: 2025, change }, publicUrl),
      ]),
    ),
    'late-closed': lateOpeningEmail(reader, act, canteen, { year: 2025, endDate: null }),
    'account-deleted': accountDeletedEmail(reader),
    'account-unused': deletionNotice(reader, new Date('2026-12-24T10:00:00Z'), publicUrl),
    'joined-one': team('joined', [canteen]),
    'joined-many': team('joined', canteens),
    'invited-one': team('invited', [canteen]),
    'invited-many': team('invited', canteens),
    'join-request': joinRequestEmail(reader, joinRequest, publicUrl),
    'join-request-without-team': joinRequestEmail(reader, { ...joinRequest, message: null, hasTeam: false }, publicUrl),
    'request-accepted': requestAcceptedEmail(reader, canteen, publicUrl),
    'request-declined': requestDeclinedEmail(reader, canteen),
    'delivery-asked-many': deliveryEmail(reader, { canteens, kitchen, change: 'asked' }, publicUrl),
    'delivery-unlinked-many': deliveryEmail(reader, { canteens, kitchen, change: 'unlinked' }, publicUrl),
    'delivery-renumbered-many': deliveryEmail(reader, { canteens, kitchen, change: 'renumbered' }, publicUrl),
    'delivery-renumbered': deliveryEmail(reader, { canteens: [canteen], kitchen, change: 'renumbered' }, publicUrl),
    'delivery-asked': deliveryEmail(reader, { canteens: [canteen], kitchen, change: 'asked' }, publicUrl),
    'delivery-accepted': deliveryEmail(reader, { canteens: [canteen], kitchen, change: 'accepted' }, publicUrl),
    'delivery-declined': deliveryEmail(reader, { canteens: [canteen], kitchen, change: 'declined' }, publicUrl),
    'delivery-linked': deliveryEmail(reader, { canteens: [canteen], kitchen, change: 'linked' }, publicUrl),
    'delivery-unlinked': deliveryEmail(reader, { canteens: [canteen], kitchen, change: 'unlinked' }, publicUrl),
    'group-asked': deliveryEmail(reader, { canteens: [canteen], kitchen: group, change: 'asked' }, publicUrl),
    'group-asked-many': deliveryEmail(reader, { canteens, kitchen: group, change: 'asked' }, publicUrl),
    'group-accepted': deliveryEmail(reader, { canteens: [canteen], kitchen: group, change: 'accepted' }, publicUrl),
    'group-declined': deliveryEmail(reader, { canteens: [canteen], kitchen: group, change: 'declined' }, publicUrl),
    'group-linked': deliveryEmail(reader, { canteens: [canteen], kitchen: group, change: 'linked' }, publicUrl),
    'group-unlinked': deliveryEmail(reader, { canteens: [canteen], kitchen: group, change: 'unlinked' }, publicUrl),
    'group-left': deliveryEmail(reader, { canteens: [canteen], kitchen: group, change: 'left' }, publicUrl),
    'group-converted': deliveryEmail(reader, { canteens: [canteen], kitchen: group, change: 'converted' }, publicUrl),
    'group-converted-many': deliveryEmail(reader, { canteens, kitchen: group, change: 'converted' }, publicUrl),
    'group-reverted': deliveryEmail(reader, { canteens: [canteen], kitchen, change: 'reverted' }, publicUrl),
    'group-reverted-many': deliveryEmail(reader, { canteens, kitchen, change: 'reverted' }, publicUrl),
    'group-unlinked-many': deliveryEmail(reader, { canteens, kitchen: group, change: 'unlinked' }, publicUrl),
    'removed-manager': removedManagerEmail(reader, canteen, publicUrl),
    'first-no-canteen': firstNoCanteenEmail(reminder),
    'second-no-canteen': secondNoCanteenEmail(reminder),
    'no-diagnostic-one': noDiagnosticEmail(reminder, [canteen]),
    'no-diagnostic-many': noDiagnosticEmail(reminder, canteens),
    'campaign-opening': campaignEmail(reminder, 'opening', news),
    'campaign-missing': campaignEmail(reminder, 'missing', { ...news, named: long, count: 44, nameable: 44 }),
    'campaign-missing-one': campaignEmail(reminder, 'missing', {
      ...news,
      named: named.slice(4, 5),
      count: 1,
      nameable: 1,
    }),
    'campaign-last-days': campaignEmail(reminder, 'last-days', news),
    'campaign-correction': campaignEmail(reminder, 'correction', { ...news, named: named.slice(5), nameable: 1 }),
    'declared-one': declaredEmail(reminder, 2025, 1, [{ name: canteen.name, proofCode: '7K2M-9QXA-04TB-HV6D' }]),
    'declared-many': declaredEmail(
      reminder,
      2025,
      41,
      long.map(({ name }) => ({ name, proofCode: '7K2M-9QXA-04TB-HV6D' })),
    ),
    'newsletter-confirmation': newsletterConfirmationEmail(reader, 'c2FtcGxlLXRva2Vu', publicUrl),
    'newsletter-already': alreadySubscribedEmail(reader, 'c2FtcGxlLXRva2Vu', publicUrl),
    'newsletter-issue': newsletterIssueEmail(issue, reader, 'c2FtcGxlLXRva2Vu', publicUrl),
    'newsletter-trial': newsletterTrialEmail(issue, reader, publicUrl),
    'canteen-message-to-read': messageToReadEmail(reader, canteenMessage, 'c2FtcGxlLXRva2Vu', publicUrl),
    'canteen-message-sent': canteenMessageEmail(reader, canteenMessage, publicUrl),
    'invitation-to-read': invitationToReadEmail(reader, invitation, 'c2FtcGxlLXRva2Vu', publicUrl),
    'invitation-sent': invitationEmail(reader, invitation, publicUrl),
    'partner-proposal': partnerProposalEmail(
      reader,
      {
        id: 12,
        partner: {
          name: 'Le Verger Partagé',
          shortDescription: 'Des fruits de saison, de vergers du Rhône.',
          longDescription: 'Nous livrons les cantines deux fois par semaine.\n\n- pommes\n- poires',
          website: 'https://verger.exemple.fr',
          types: [1],
          categories: ['appro', 'vege'],
          national: false,
          departments: ['69', '01'],
          gratuityOption: 'paid',
          economicModel: null,
          contactName: 'Lou Roche',
          contactEmail: 'lou.roche@exemple.fr',
          contactMessage: 'Bonjour,\nmerci de nous relire.',
        },
        types: [{ id: 1, name: 'Producteur ou groupement de producteurs' }],
      },
      publicUrl,
    ),
    inquiry: inquiryEmail(reader, {
      inquiry: {
        from: 'camille@exemple.fr',
        name: 'Camille Dupont',
        inquiryType: 'bug',
        message: 'Bonjour,\nla page reste blanche quand j’importe mes achats.',
        meta: { userId: 12, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' },
      },
      user: null,
      key: null,
    }),
  }
}
