/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaignYear, openCampaign } from '../../server/support/open-campaign.ts'
import { tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
let manager: Person
let canteen: number
beforeAll(async () => {
  site = await startSite({ ...openCampaign, RATE_LIMITS: 'proofCheck=40/600' })
  manager = await site.server.addPerson({ firstName: 'Camille', lastName: 'Dupont' })
  canteen = await site.server.addCanteen(tilleuls, [manager], { name: 'Cantine des Tilleuls', productionType: 'site' })
})
afterAll(() => site.close())

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
  site.server.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: manager.headers,
    ...(payload ? { payload } : {}),
  })

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

const verdict = (page: Page, title: string) => page.getByRole('heading', { name: title, exact: true }).waitFor()

test('whoever holds a proof learns whether it is genuine and in force, by its code, then by its file', async () => {
  const created = await call('POST', `canteens/${canteen}/diagnostics/`, {
    year: campaignYear,
    diagnosticType: 'SIMPLE',
    ...nothingElse,
    valueTotalHt: 1045.9,
    valueBioHt: 200,
  })
  const diagnosticId = created.json<{ id: number }>().id
  const declare = async () => {
    const answer = await call('POST', 'teledeclaration/', { diagnosticId, honourStatement: true })
    return answer.json<{ teledeclaration: { id: number } }>().teledeclaration.id
  }
  const id = await declare()
  const pdf = (await call('GET', `teledeclaration/${id}/document.pdf`)).rawPayload
  const [row] = await site.server.rows<{ proofCode: string }>('teledeclarations')
  const code = row?.proofCode ?? ''

  const page = await site.page({ width: 'phone', expected: [/404 GET|429 GET|ERR_INTERNET_DISCONNECTED/] })
  const answer = await page.goto('/preuve')
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  await page.getByRole('heading', { name: 'Vérifier une preuve' }).waitFor()
  await expectAccessible(page)

  // What is mistyped is told without asking the server.
  const field = page.getByLabel('Code de la preuve')
  await page.getByRole('button', { name: 'Vérifier ce code' }).click()
  await page.getByRole('alert').getByText('Ce champ est obligatoire').waitFor()
  await field.fill(code.slice(0, 14))
  await page.keyboard.press('Enter')
  await page.getByText('Celui-ci en a 12.').first().waitFor()
  await expectAccessible(page)

  // As people type it; the answer is slow to come.
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/teledeclarationProofs/**', async route => {
    await held
    await route.continue()
  })
  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/preuve/${code}`)
  await page.getByText('Chargement en cours…').waitFor()
  release()
  await verdict(page, 'Authentique et en vigueur')
  await page.unroute('**/teledeclarationProofs/**')
  await expect.poll(() => page.title()).toBe('Vérifier une preuve - ma cantine')
  const facts = await page.getByRole('main').innerText()
  for (const fact of ['Cantine des Tilleuls', tilleuls, '1, la première', '1 045,90 €']) {
    expect(facts.replace(/[\u00a0\u202f]/g, ' ')).toContain(fact)
  }
  for (const secret of [manager.email, 'Dupont']) expect(facts).not.toContain(secret)
  await expectAccessible(page)

  // The file itself, which stays on the device.
  const file = page.getByLabel('Fichier PDF de la preuve')
  const send = (name: string, buffer: Buffer) => file.setInputFiles({ name, mimeType: 'application/pdf', buffer })
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await send('preuve.pdf', pdf)
  await verdict(page, 'Ce fichier est l’original')
  await expectAccessible(page)
  const changed = Buffer.from(pdf)
  changed[changed.length - 40] = 0x20
  await page.context().setOffline(true)
  await send('preuve-2.pdf', changed)
  await page.getByText('Le service ne répond pas').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Comparer de nouveau' }).click()
  await verdict(page, 'Ce fichier n’est pas l’original')
  await expectAccessible(page)
  await send('photo.pdf', Buffer.from('GIF89a'))
  await page.getByText('photo.pdf n’est pas un fichier PDF').waitFor()
  expect(sent.filter(text => text.includes('teledeclarationProofs'))).toEqual(
    Array(3).fill(expect.stringMatching(/^GET [^ ]+\?sha256=[0-9a-f]{64} $/)),
  )

  // A code that nobody gave out, and one that is no code.
  await field.fill('0000-0000-0000-0000')
  await page.keyboard.press('Enter')
  await verdict(page, 'Inconnue')
  await expectAccessible(page)
  await expect.poll(() => field.inputValue()).toBe('0000-0000-0000-0000')
  await page.goto('/preuve/7K2M-9QXA')
  await verdict(page, 'Ce code est incomplet ou mal recopié')
  await expectAccessible(page)

  // The same code once the declaration is cancelled, then replaced.
  await call('POST', `teledeclaration/${id}/cancel/`)
  const dark = await site.page({ width: 'narrow', dark: true, locale: 'en', expected: [/429 GET/] })
  await dark.goto(`/preuve/${code}`)
  await verdict(dark, 'Cancelled')
  await expectAccessible(dark)
  await declare()
  await dark.reload()
  await verdict(dark, 'Genuine, but replaced')
  await expectAccessible(dark)

  // The network goes, and comes back.
  await page.goto('/preuve')
  await page.context().setOffline(true)
  await field.fill(code)
  await page.keyboard.press('Enter')
  await page.getByText('Chargement en cours…').waitFor()
  await page.context().setOffline(false)
  await verdict(page, 'Authentique, mais remplacée')

  // Who tries many codes has to wait, and is told until when.
  const guess = () => fetch(`${site.url}/api/v1/teledeclarationProofs/0000-0000-0000-0001/`)
  while ((await guess()).status !== 429);
  await page.reload()
  await verdict(page, 'Trop de vérifications en peu de temps')
  await page.getByText(/Réessayez dans (10|9)\sminutes/).waitFor()
  await expectAccessible(page)
})
