import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { locales } from '../messages/locale.ts'
import { VersionId } from '../writing/version-id.ts'
import { TextVersion } from '../writing/written-text.ts'
import { NewsletterIssue } from './newsletter-issue.ts'
import { NewNewsletterIssue, NewsletterIssueChange } from './newsletter-issue-input.ts'

const IssueParams = z.object({ issueId: PathId })

/** A page of the issues. */
export const NewsletterIssueSelection = z.object(paging(pageSizes.newsletterIssues))
export type NewsletterIssueSelection = z.output<typeof NewsletterIssueSelection>

/** `subscribers` are the people who get the next issue. */
export const listNewsletterIssues = endpoint({
  method: 'GET',
  path: '/api/v1/newsletterIssues/',
  summary: 'Liste les numéros de la lettre d’information, du plus récent au plus ancien',
  access: 'staff',
  query: NewsletterIssueSelection,
  answer: pageOf(NewsletterIssue, { subscribers: z.int() }),
})

export const createNewsletterIssue = endpoint({
  method: 'POST',
  path: '/api/v1/newsletterIssues/',
  summary: 'Commence un numéro de la lettre d’information',
  access: 'staff',
  idempotent: true,
  body: NewNewsletterIssue,
  answer: NewsletterIssue,
  created: true,
})

export const getNewsletterIssue = endpoint({
  method: 'GET',
  path: '/api/v1/newsletterIssues/:issueId',
  summary: 'Donne un numéro de la lettre d’information, et où en est son envoi',
  access: 'staff',
  params: IssueParams,
  answer: NewsletterIssue,
})

/** An issue that was sent is not changed any more. */
export const changeNewsletterIssue = endpoint({
  method: 'PATCH',
  path: '/api/v1/newsletterIssues/:issueId',
  summary: 'Modifie un numéro de la lettre d’information qui n’est pas envoyé',
  access: 'staff',
  params: IssueParams,
  versioned: true,
  body: NewsletterIssueChange,
  answer: NewsletterIssue,
})

export const deleteNewsletterIssue = endpoint({
  method: 'DELETE',
  path: '/api/v1/newsletterIssues/:issueId',
  summary: 'Supprime un numéro de la lettre d’information qui n’est pas envoyé',
  access: 'staff',
  params: IssueParams,
  versioned: true,
})

export const listNewsletterIssueVersions = endpoint({
  method: 'GET',
  path: '/api/v1/newsletterIssues/:issueId/versions/',
  summary: 'Liste les versions d’un numéro de la lettre d’information',
  access: 'staff',
  params: IssueParams,
  query: z.object(paging(pageSizes.textVersions)),
  answer: pageOf(TextVersion, {}),
})

/** A past version is put back by sending its values as a change, while the issue is a draft. */
export const getNewsletterIssueVersion = endpoint({
  method: 'GET',
  path: '/api/v1/newsletterIssues/:issueId/versions/:versionId/',
  summary: 'Donne une version passée d’un numéro de la lettre d’information',
  access: 'staff',
  params: IssueParams.extend({ versionId: VersionId }),
  answer: z.object({ subject: z.string(), preheader: z.string(), body: z.string() }),
})

/** The version is that which its author has read. An issue that was sent already is answered as it is. */
export const sendNewsletterIssue = endpoint({
  method: 'POST',
  path: '/api/v1/newsletterIssues/:issueId/send/',
  summary: 'Envoie un numéro à toutes les personnes abonnées à la lettre d’information',
  access: 'staff',
  params: IssueParams,
  versioned: true,
  answer: NewsletterIssue,
})

export const pauseNewsletterIssue = endpoint({
  method: 'POST',
  path: '/api/v1/newsletterIssues/:issueId/pause/',
  summary: 'Arrête pour un temps l’envoi d’un numéro de la lettre d’information',
  access: 'staff',
  params: IssueParams,
  answer: NewsletterIssue,
})

export const resumeNewsletterIssue = endpoint({
  method: 'POST',
  path: '/api/v1/newsletterIssues/:issueId/resume/',
  summary: 'Continue l’envoi suspendu d’un numéro de la lettre d’information',
  access: 'staff',
  params: IssueParams,
  answer: NewsletterIssue,
})

export const testNewsletterIssue = endpoint({
  method: 'POST',
  path: '/api/v1/newsletterIssues/:issueId/test/',
  summary: 'Envoie un numéro de la lettre d’information à sa propre adresse, pour le relire',
  access: 'staff',
  params: IssueParams,
  answer: z.object({ email: z.string() }),
})

/** `html` is a whole document, to be shown apart from any page. */
export const previewNewsletterIssue = endpoint({
  method: 'GET',
  path: '/api/v1/newsletterIssues/:issueId/preview/',
  summary: 'Donne le message tel qu’il sera reçu, en HTML et en texte',
  access: 'staff',
  params: IssueParams,
  query: z.object({ language: z.enum(locales).default('fr') }),
  answer: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
})
