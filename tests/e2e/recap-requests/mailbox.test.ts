import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asked, supplier, tokenTo } from '../../server/recap-requests/support/recap-link.ts'
import { messagesTo } from '../../server/support/mailbox.ts'
import { parc, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite, type Width } from '../../support/site.ts'

let site: Site
let manager: Person
let other: Person
let tilleulsId: number
let parcId: number
beforeAll(async () => {
  site = await startSite()
})
beforeEach(async () => {
  await site.server.empty()
  manager = await site.server.addPerson({ firstName: 'Jeanne', lastName: 'Martin' })
  other = await site.server.addPerson({ firstName: 'Paul', lastName: 'Durand' })
  tilleulsId = await site.server.addCanteen(tilleuls, [manager], { name: 'Les Tilleuls' })
  parcId = await site.server.addCanteen(parc, [other], { name: 'Le Parc' })
})
afterAll(() => site.close())

const recap = (...rows: Record<string, string>[]) => file('recapitulatif_fournisseur', rows)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function examine(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
}

/** The token of the link of the mailbox, once its message is written. */
const mailboxToken = async (): Promise<string> => {
  let token = ''
  await expect
    .poll(async () => {
      const { body } = (await messagesTo(site.server, supplier)).at(-1) ?? { body: '' }
      token = /recapitulatif-demandes#(\S+)/.exec(body)?.[1] ?? ''
      return token
    })
    .not.toBe('')
  return token
}

test.each<Width>(['phone', 'desktop'])(
  'a contractor answers two clients with one file, %s',
  { tags: 'long' },
  async width => {
    const ours = await asked(site.server, manager, [tilleulsId], { kind: 'contractor' })
    const theirs = await asked(site.server, other, [parcId], { kind: 'contractor' })
    const page = await site.page({ width })
    await page.goto(`/v2/recapitulatif-demande#${await tokenTo(site.server)}`)
    // The link of one request tells nothing of the other.
    await page.getByText(/^Paul Durand demande/).waitFor()
    expect(await page.getByText('Les Tilleuls').count()).toBe(0)
    await button(page, 'Recevoir ce lien').click()
    await page.getByText('Le message est parti, à l’adresse qui a reçu cette demande.').waitFor()
    await examine(page)

    await page.goto(`/v2/recapitulatif-demandes#${await mailboxToken()}`)
    await page.getByText('2 demandes attendent votre réponse à cette adresse.').waitFor()
    await page.getByText('Jeanne Martin').waitFor()
    await page.getByText('Paul Durand').waitFor()
    expect(new URL(page.url()).hash).toBe('')
    await examine(page)
    const buffer = Buffer.from(
      recap(
        { siret: tilleuls, article: 'Carottes', prix_ht: '240.50' },
        { siret: parc, article: 'Ail', prix_ht: '30' },
      ),
    )
    await page.locator('input[type=file]').setInputFiles({ name: 'ventes.csv', mimeType: 'text/csv', buffer })
    await page.getByText('270,50 €').first().waitFor()
    await examine(page)
    await button(page, 'Remettre ce récapitulatif').click()
    await page.getByText('Votre récapitulatif est remis. Les gestionnaires concernés sont prévenus.').waitFor()
    await page
      .getByText(/^1 ligne remise le/)
      .first()
      .waitFor()
    await examine(page)
    const rows = await site.server.rows<{ id: number; state: string; rowCount: number }>('recapRequests')
    expect(rows.map(({ id, state, rowCount }) => [id, state, rowCount])).toEqual([
      [ours.id, 'received', 1],
      [theirs.id, 'received', 1],
    ])
    // The tab knows the link after it is loaded again.
    await page.reload()
    await page.getByText('2 demandes attendent votre réponse à cette adresse.').waitFor()
  },
)

test('the proof of a request is checked by its code, then by its file', async () => {
  const { id } = await asked(site.server, manager, [tilleulsId], { kind: 'contractor' })
  const url = `/api/v1/recapRequests/${id}/document.pdf`
  const pdf = (await site.server.app.inject({ method: 'GET', url, headers: manager.headers })).rawPayload
  const [{ proofCode = '' } = {}] = await site.server.rows<{ proofCode: string }>('recapRequests')
  const page = await site.page({ width: 'phone' })
  await page.goto('/preuve')
  await page.getByLabel('Code de la preuve').fill(proofCode.toLowerCase())
  await button(page, 'Vérifier ce code').click()
  await page.getByRole('heading', { name: 'Authentique', exact: true }).waitFor()
  await page.getByText('Primeurs du Port').waitFor()
  await page.getByText(/: Demande envoyée\.$/).waitFor()
  await examine(page)
  const input = page.getByLabel(/^Fichier PDF de la preuve/)
  await input.setInputFiles({ name: 'preuve.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('heading', { name: 'Ce fichier est l’original' }).waitFor()
  const changed = Buffer.concat([pdf, Buffer.from('\n')])
  await input.setInputFiles({ name: 'preuve.pdf', mimeType: 'application/pdf', buffer: changed })
  await page.getByRole('heading', { name: 'Ce fichier n’est pas l’original' }).waitFor()
})
