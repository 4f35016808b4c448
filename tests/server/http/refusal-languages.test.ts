import { existsSync, readFileSync } from 'node:fs'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { secondFactorRefusals } from '@ma-cantine/lib/accounts/second-factor-refusals'
import { articleRefusals } from '@ma-cantine/lib/articles/article-refusals'
import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import { groupRefusals } from '@ma-cantine/lib/canteens/group-refusals'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import { teamRefusals } from '@ma-cantine/lib/canteens/team-refusals'
import { communityRefusals } from '@ma-cantine/lib/community/community-refusals'
import { inquiryRefusals } from '@ma-cantine/lib/contact/inquiry-refusals'
import { developerRefusals } from '@ma-cantine/lib/developers/developer-refusals'
import { diagnosticRefusals } from '@ma-cantine/lib/diagnostics/diagnostic-refusals'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { importRefusals } from '@ma-cantine/lib/imports/import-refusals'
import { inspectionRefusals } from '@ma-cantine/lib/inspection/inspection-refusals'
import { mappingRefusals } from '@ma-cantine/lib/mapping/mapping-refusals'
import { newsletterRefusals } from '@ma-cantine/lib/newsletter/newsletter-refusals'
import { oauthRefusals } from '@ma-cantine/lib/oauth/oauth-refusals'
import { messageRefusals } from '@ma-cantine/lib/public-canteens/message-refusals'
import { publicationRefusals } from '@ma-cantine/lib/public-canteens/publication-refusals'
import { purchaseRefusals } from '@ma-cantine/lib/purchases/purchase-refusals'
import { recapRequestRefusals } from '@ma-cantine/lib/recap-requests/recap-request-refusals'
import { campaignRefusals } from '@ma-cantine/lib/teledeclaration/campaign-refusals'
import { kitchenReportRefusals } from '@ma-cantine/lib/teledeclaration/kitchen-report-refusals'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { wasteRefusals } from '@ma-cantine/lib/waste/waste-refusals'
import { weighingRefusals } from '@ma-cantine/lib/waste/weighing-refusals'
import { wasteActionRefusals } from '@ma-cantine/lib/waste-actions/waste-action-refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceFiles } from '../../support/source-files.ts'
import { type RefusedScene, refusedRequests, setRefusedScene } from '../support/refused-requests.ts'

let scene: RefusedScene
beforeAll(async () => {
  scene = await setRefusedScene()
})
afterAll(() => scene.server.close())

const languages = [
  [undefined, 'fr'],
  ['fr-FR,fr;q=0.9', 'fr'],
  ['en-GB', 'en'],
] as const

test.each(refusedRequests.map(([message, ask]) => [message.code, message, ask] as const))(
  'the refusal %s is told in French, or in English to who asks for it',
  async (_, message, ask) => {
    for (const [header, locale] of languages) {
      const answer = await ask(scene, header === undefined ? {} : { 'accept-language': header })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(Object.values(answer.json<object>()).flat()).toContain(message.in(locale))
      expect(answer.headers).toMatchObject({
        'content-language': locale,
        vary: expect.stringContaining('accept-language'),
      })
    }
  },
)

const catalogues = {
  accountRefusals,
  articleRefusals,
  communityRefusals,
  secondFactorRefusals,
  canteenRefusals,
  httpRefusals,
  importRefusals,
  mappingRefusals,
  oauthRefusals,
  messageRefusals,
  publicationRefusals,
  purchaseRefusals,
  recapRequestRefusals,
  campaignRefusals,
  teledeclarationRefusals,
  developerRefusals,
  inquiryRefusals,
  inspectionRefusals,
  kitchenReportRefusals,
  newsletterRefusals,
  satelliteRefusals,
  groupRefusals,
  teamRefusals,
  wasteRefusals,
  wasteActionRefusals,
  weighingRefusals,
  diagnosticRefusals,
}
type RefusalCode = {
  [Name in keyof typeof catalogues]: keyof (typeof catalogues)[Name]['wordings']['fr']
}[keyof typeof catalogues]

/** The refusals that take another server, or what is not even a request: the test that is answered with them. */
const elsewhere: Partial<Record<RefusalCode, string>> = {
  'blocked-account': 'administration/account-acts.test.ts',
  'email-taken-meanwhile': 'accounts/profile.test.ts',
  'too-many-tokens': 'accounts/access-tokens.test.ts',
  'too-many-messages-of-sender': 'emails/outside-emails.test.ts',
  'too-many-messages-of-everyone': 'emails/outside-emails.test.ts',
  'too-many-messages-to-address': 'emails/outside-emails.test.ts',
  'too-many-inquiries-of-sender': 'contact/inquiry-robots.test.ts',
  'too-many-inquiries-of-everyone': 'contact/inquiry-robots.test.ts',
  'too-many-invitations-of-sender': 'canteens/team-limits.test.ts',
  'too-many-invitations-of-everyone': 'canteens/team-limits.test.ts',
  'too-many-requests-of-sender': 'canteens/team-limits.test.ts',
  'too-many-requests-of-everyone': 'canteens/team-limits.test.ts',
  'team-cannot-be-told': 'canteens/consent.test.ts',
  'unknown-request': 'recap-requests/recap-requests.test.ts',
  'mailbox-stopped': 'recap-requests/recap-requests.test.ts',
  'already-asked': 'recap-requests/recap-requests.test.ts',
  'canteen-without-siret': 'recap-requests/recap-requests.test.ts',
  'remind-later': 'recap-requests/recap-requests.test.ts',
  'not-awaited': 'recap-requests/recap-requests.test.ts',
  'already-answered': 'recap-requests/recap-requests.test.ts',
  'no-open-request': 'recap-requests/recap-requests.test.ts',
  'no-file': 'recap-requests/recap-requests.test.ts',
  'mailbox-written-to-enough': 'recap-requests/recap-requests.test.ts',
  'too-many-recap-requests-of-sender': 'recap-requests/recap-requests.test.ts',
  'too-many-recap-requests-of-everyone': 'recap-requests/recap-requests.test.ts',
  'not-a-kitchen': 'canteens/satellites.test.ts',
  'kitchen-without-own-siret': 'canteens/satellites.test.ts',
  'satellite-is-kitchen': 'canteens/satellites.test.ts',
  'satellite-of-another': 'canteens/satellites.test.ts',
  'too-many-subscriptions': 'newsletter/newsletter.test.ts',
  'no-host': 'http/client-errors.test.ts',
  timeout: 'http/client-errors.test.ts',
  'headers-too-large': 'http/client-errors.test.ts',
  'too-many-requests': 'access/rate-limits.test.ts',
  'data-locked': 'database/time-limits.postgresql.test.ts',
  unavailable: 'database/away.postgresql.test.ts',
  'no-room': 'operations/full-disk.test.ts',
  unexpected: 'http/routes.test.ts',
  'elected-only': 'http/access.test.ts',
  'staff-only': 'http/access.test.ts',
  'code-needed': 'accounts/second-factor.test.ts',
  'wrong-code': 'accounts/second-factor.test.ts',
  'used-code': 'accounts/second-factor.test.ts',
  'too-many-codes': 'accounts/second-factor.test.ts',
  'not-prepared': 'accounts/second-factor.test.ts',
  'already-active': 'accounts/second-factor.test.ts',
  'not-active': 'accounts/second-factor.test.ts',
  'second-factor-missing': 'accounts/second-factor.test.ts',
  'second-factor-not-given': 'accounts/second-factor.test.ts',
  'removed-application': 'oauth/dance.test.ts',
  'too-many-applications': 'oauth/applications.test.ts',
  'tools-not-built': 'developers/tools-routes.test.ts',
  'unknown-tool': 'developers/tools-routes.test.ts',
  'unknown-mapping': 'mappings/import-mappings.test.ts',
  'mapping-of-another': 'mappings/import-mappings.test.ts',
  'mapping-of-left-team': 'mappings/import-mappings.test.ts',
  'mapping-name-taken': 'mappings/import-mappings.test.ts',
  'mapping-to-confirm': 'mappings/import-mappings.test.ts',
  'too-many-mappings': 'mappings/import-mappings.test.ts',
  'unknown-measurement': 'waste/waste-measurements.test.ts',
  overlap: 'waste/waste-measurements.test.ts',
  'changed-elsewhere': 'waste/weighings.test.ts',
  'corrected-by-manager': 'waste/weighings.test.ts',
  'too-many-links': 'waste/weighings.test.ts',
  'link-full': 'waste/weighings.test.ts',
  'link-over': 'waste/weighings.test.ts',
  'other-weighing': 'waste/weighings.test.ts',
  'unknown-code': 'waste/weighings.test.ts',
  'unknown-link': 'waste/weighings.test.ts',
  'unknown-weighing': 'waste/weighings.test.ts',
  'other-version': 'diagnostics/diagnostics.test.ts',
  'other-mode': 'teledeclaration/declare.test.ts',
  declared: 'diagnostics/diagnostics.test.ts',
  'year-taken': 'diagnostics/diagnostics.test.ts',
  'unknown-diagnostic': 'teledeclaration/declare.test.ts',
  'unknown-teledeclaration': 'teledeclaration/declare.test.ts',
  'unknown-proof': 'teledeclaration/proofs.test.ts',
  'campaign-closed': 'teledeclaration/declare.test.ts',
  'other-year': 'teledeclaration/declare.test.ts',
  'never-declared': 'teledeclaration/declare.test.ts',
  'missing-amounts': 'teledeclaration/declare.test.ts',
  'no-mode': 'teledeclaration/declare.test.ts',
  'already-declared': 'teledeclaration/declare.test.ts',
  'reported-by-kitchen': 'teledeclaration/declare.test.ts',
  'declared-by-former-kitchen': 'teledeclaration/declare-once.test.ts',
  'satellites-declared': 'teledeclaration/declare-once.test.ts',
  'no-kitchen': 'teledeclaration/kitchen-reports.test.ts',
  'nothing-yet': 'teledeclaration/kitchen-reports.test.ts',
  'report-changed': 'teledeclaration/kitchen-reports.test.ts',
  'missing-reason': 'teledeclaration/kitchen-reports.test.ts',
  'not-in-force': 'teledeclaration/declare.test.ts',
  'honour-statement': 'teledeclaration/declare.test.ts',
  'not-declared': 'teledeclaration/diagnostic-teledeclaration.test.ts',
  'honour-statement-in-address': 'teledeclaration/diagnostic-teledeclaration.test.ts',
  'no-report': 'inspection/inspection.test.ts',
  'declared-by-kitchen': 'inspection/inspection.test.ts',
  'not-a-satellite': 'canteens/link-satellite.test.ts',
  'already-linked': 'canteens/link-satellite.test.ts',
  'group-declared': 'canteens/groups.test.ts',
  'group-with-satellites': 'canteens/groups.test.ts',
  'group-without-satellite': 'canteens/groups.test.ts',
  'incomplete-group': 'canteens/groups.test.ts',
  'incomplete-satellites': 'canteens/groups.test.ts',
  'without-siret': 'canteens/group-conversion.test.ts',
  'not-converted': 'canteens/group-conversion.test.ts',
  'too-late-to-undo': 'canteens/group-conversion.test.ts',
  'joined-since': 'canteens/group-conversion.test.ts',
  'site-in-use': 'canteens/group-conversion.test.ts',
  'not-in-group': 'canteens/group-conversion.test.ts',
  'canteen-refused': 'purchases/create-diagnostics.test.ts',
  'unknown-action': 'waste-actions/waste-actions.test.ts',
  'noted-action': 'waste-actions/written-actions.test.ts',
  'unknown-article': 'articles/articles.test.ts',
  'unknown-event': 'community/community.test.ts',
  'unknown-message': 'contact/moderation.test.ts',
  'unknown-issue': 'newsletter/newsletter-issues.test.ts',
  'issue-already-sent': 'newsletter/newsletter-issues.test.ts',
  'issue-not-sent': 'newsletter/newsletter-sending.test.ts',
  'issue-over': 'newsletter/newsletter-sending.test.ts',
  'provider-sends': 'newsletter/provider-campaigns.test.ts',
}

describe('the catalogues of refusals', () => {
  test('are all of the library', () => {
    const files = sourceFiles('lib').filter(({ path }) => path.endsWith('-refusals.ts'))
    const exported = files.map(({ text }) => /export const (\w+) = catalogue\(/.exec(text)?.[1])
    expect(exported.sort()).toEqual(Object.keys(catalogues).sort())
  })

  test('hold no code that no test asks for', () => {
    const asked = new Set<string>([...refusedRequests.map(([{ code }]) => code), ...Object.keys(elsewhere)])
    const codes = Object.values(catalogues).flatMap(({ wordings }) => Object.keys(wordings.fr))
    expect(codes.filter(code => !asked.has(code))).toEqual([])
  })

  test.each(Object.entries(elsewhere))('have %s expected in tests/server/%s', (code, file) => {
    const url = new URL(`../${file}`, import.meta.url)
    expect(existsSync(url)).toBe(true)
    expect(readFileSync(url, 'utf8')).toContain(`Refusals('${code}'`)
  })
})
