import type { Field } from '../entities/field.ts'
import { locales } from '../messages/locale.ts'

export const jobs = [
  'ESTABLISHMENT_MANAGER',
  'CATERING_PURCHASES_MANAGER',
  'DIRECT_PURCHASES_MANAGER',
  'CENTRAL_MANAGER',
  'MANY_ESTABLISHMENTS_MANAGER',
  'TECHNICAL',
  'OTHER',
] as const

export const userSources = ['WEBINAIRE', 'WEB_SEARCH', 'INSTITUTION', 'WORD_OF_MOUTH', 'SOCIAL_MEDIA', 'OTHER'] as const

const shown = { nullable: false, file: null, stored: true, answer: true, labels: null } as const
const shownOrNull = { ...shown, nullable: true } as const
/** For the server alone. */
const internal = { ...shown, answer: false } as const
const internalOrNull = { ...internal, nullable: true } as const

/** The properties of an account, in the order of its answers; its table derives from this list. */
export const userFields = {
  id: { ...shown, kind: 'integer' },
  email: { ...shown, kind: 'text' },
  /** Whether the user followed the link sent to the address. */
  emailConfirmed: { ...shown, kind: 'yesNo' },
  /** The address that replaces `email` once confirmed. */
  pendingEmail: { ...shownOrNull, kind: 'text' },
  pendingEmailExpiryDate: { ...internalOrNull, kind: 'moment' },
  /** The language of our messages to them: that in which they last signed in. */
  language: { ...shown, kind: 'code', codes: locales },
  phoneNumber: { ...shownOrNull, kind: 'text' },
  username: { ...shown, kind: 'text' },
  firstName: { ...shown, kind: 'text' },
  lastName: { ...shown, kind: 'text' },
  /** The address of the image, relative to the server's. */
  avatar: { ...shownOrNull, kind: 'text' },
  isStaff: { ...shown, kind: 'yesNo' },
  isDev: { ...shown, kind: 'yesNo' },
  isElectedOfficial: { ...shown, kind: 'yesNo' },
  job: { ...shownOrNull, kind: 'code', codes: jobs },
  otherJobDescription: { ...shownOrNull, kind: 'text' },
  source: { ...shownOrNull, kind: 'code', codes: userSources },
  otherSourceDescription: { ...shownOrNull, kind: 'text' },
  /** The tracking parameters of the link that brought the user: a text, in spite of its name. */
  hasMtmData: { ...shownOrNull, kind: 'text', stored: false },
  creationMtmSource: { ...internalOrNull, kind: 'text' },
  creationMtmCampaign: { ...internalOrNull, kind: 'text' },
  creationMtmMedium: { ...internalOrNull, kind: 'text' },
  /** Their reviews of the service. */
  reviews: { ...shown, kind: 'own', stored: false },
  /** Organisations that an identity provider gave. */
  mcpOrganizations: { ...shownOrNull, kind: 'own' },
  departments: { ...shownOrNull, kind: 'texts' },
  /** No reminder leaves, whatever the next one says. */
  optOutReminderEmails: { ...shown, kind: 'yesNo' },
  /** Only the reminder of the last days of a campaign leaves. */
  essentialRemindersOnly: { ...shown, kind: 'yesNo' },
  /** Whether the point of the month is sent to them. */
  wantsMonthPoint: { ...shown, kind: 'yesNo' },
  /** The last month that it told, YYYY-MM. */
  lastMonthPoint: { ...internalOrNull, kind: 'text' },
  emailNoCanteenFirstReminder: { ...internalOrNull, kind: 'moment' },
  emailNoCanteenSecondReminder: { ...internalOrNull, kind: 'moment' },
  usernameKey: { ...internal, kind: 'text' },
  emailKey: { ...internal, kind: 'text' },
  passwordHash: { ...internal, kind: 'text' },
  /** Incremented with each new password, which closes what was opened before. */
  accessVersion: { ...internal, kind: 'integer' },
  isActive: { ...internal, kind: 'yesNo' },
  creationDate: { ...internal, kind: 'moment' },
  lastUseDate: { ...internalOrNull, kind: 'day' },
  plannedDeletionDate: { ...internalOrNull, kind: 'day' },
} as const satisfies Readonly<Record<string, Field>>
export type UserFields = typeof userFields
