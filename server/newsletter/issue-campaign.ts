import { renderEmail } from '../emails/render-email.ts'
import { type NewCampaign, unsubscribeTag } from '../external/newsletter-campaign.ts'
import { createLinkSecret } from '../security/secret-hash.ts'
import type { Settings } from '../settings/settings.ts'
import { type IssueContent, newsletterIssueEmail } from './issue-emails.ts'
import { linkAddress } from './newsletter-addresses.ts'

/** The provider reads tags in the texts that it sends: those that somebody typed are shown as they are. */
const braces = /\{(?=[{%#])/g

/** The mailing of an issue, in French. Its name is that of the issue, by which a lost answer is found again. */
export function campaignOf(
  issue: IssueContent & { readonly id: number },
  { publicUrl, mailFrom }: Pick<Settings, 'publicUrl' | 'mailFrom'>,
): NewCampaign {
  const placeholder = createLinkSecret().token
  const email = newsletterIssueEmail(issue, { address: '', locale: 'fr' }, placeholder, publicUrl)
  const { html, subject } = renderEmail({ ...email, preheader: '' })
  return {
    name: `ma-cantine-infolettre-${issue.id}`,
    subject: subject.replace(braces, '{ '),
    previewText: issue.preheader.replace(braces, '{ '),
    htmlContent: (html ?? '')
      .replace(braces, '&#123;')
      .replaceAll(linkAddress(publicUrl, 'quitter', placeholder), unsubscribeTag),
    sender: senderOf(mailFrom),
  }
}

/** « ma cantine <ne-pas-repondre@…> », or the address alone. */
function senderOf(mailFrom: string): NewCampaign['sender'] {
  const [, name = '', address = mailFrom] = /^(.*?)\s*<([^<>]+)>$/.exec(mailFrom.trim()) ?? []
  return { name: name.replace(/^"(.*)"$/, '$1') || 'ma cantine', email: address }
}
