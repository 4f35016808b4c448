import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lac, makeSiret, parc, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilIdle, waitUntilSettled } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

/** Playwright cuts the network of service workers only with this. */
const workersToo = 'PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS'
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Paris' })
const cutNetwork = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ERR_CONNECTION/]

let site: Site
let manager: Person
let canteen: number
beforeAll(async () => {
  process.env[workersToo] = '1'
  site = await startSite()
  manager = await site.server.addPerson({ firstName: 'Anne', lastName: 'Roux' })
  canteen = await site.server.addCanteen(tilleuls, [manager], { name: 'Les Tilleuls', dailyMealCount: 100 })
})
afterAll(async () => {
  delete process.env[workersToo]
  await site.close()
})

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

async function makeLink(canteenId = canteen): Promise<{ code: string; end: () => Promise<unknown> }> {
  const { app } = site.server
  const url = `/api/v1/canteens/${canteenId}/weighingLinks/`
  const { headers } = manager
  const payload = { periodStartDate: today, periodEndDate: today }
  const made = (await app.inject({ method: 'POST', url, headers, payload })).json<{
    link: { id: number }
    code: string
  }>()
  return { code: made.code, end: async () => app.inject({ method: 'DELETE', url: `${url}${made.link.id}`, headers }) }
}

/** How many lines a text takes. */
async function linesOf(page: Page, text: string): Promise<number> {
  await waitUntilSettled(page)
  return page.getByText(text, { exact: true }).evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
}

/** The buttons with an icon of which a piece of the name shows. */
async function cutNames(page: Page): Promise<string[]> {
  await waitUntilSettled(page)
  return page.locator('.mc-scale-list button').evaluateAll(buttons =>
    buttons.flatMap(button => {
      const range = document.createRange()
      range.selectNodeContents(button)
      const isHidden = range.getBoundingClientRect().left >= button.getBoundingClientRect().right
      return isHidden ? [] : [button.textContent ?? '']
    }),
  )
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const mass = (page: Page) => page.getByLabel('Masse en kilogrammes')
const stored = async (canteenId = canteen) =>
  (
    await site.server.rows<{ canteenId: number; grams: number; uuid: string; deletionDate: string | null }>('weighings')
  ).filter(row => row.canteenId === canteenId && row.deletionDate === null)

/** Types a mass and saves it by the keyboard alone; the source stays chosen. */
async function weigh(page: Page, text: string): Promise<void> {
  await mass(page).fill(text)
  await mass(page).press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => mass(page).inputValue(), { interval: 5 }).toBe('')
}

test('a cook weighs by a code, without network too, until the link ends; a new one sends what was kept', async () => {
  const link = await makeLink()
  const page = await site.page({
    width: 'phone',
    withWorkers: true,
    expected: [...cutNetwork, /404 POST|409 POST/],
  })
  await page.goto('/v2/pesees')
  const code = page.getByLabel('Code de la cuisine')
  await code.fill('K7QM')
  await button(page, 'Ouvrir les pesées').click()
  await page.getByText('il en manque, ou il y en a trop').waitFor()
  await expectAccessible(page)
  await code.fill('K7QM-4XJP-9TRA')
  await button(page, 'Ouvrir les pesées').click()
  await page.getByText('Ce code n’ouvre aucune pesée').waitFor()
  await code.fill(link.code.toLowerCase())
  await button(page, 'Ouvrir les pesées').click()

  // Two taps and a mass.
  await page.getByRole('heading', { name: 'Les Tilleuls' }).waitFor()
  await page.getByText('Rien de pesé ce jour-là.').waitFor()
  await button(page, 'Comestible').click()
  await page.getByText('Choisissez d’où cela vient.').waitFor()
  await page.getByLabel('Assiettes').check()
  await button(page, 'Comestible').click()
  await page.getByText('Tapez une masse de plus de 0 kg.').waitFor()
  const heard = (text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
  for (const [key, said] of [
    ['1', '1 kg'],
    ['2', '12 kg'],
    ['Virgule', '12, kg'],
    ['5', '12,5 kg'],
    ['5', '12,55 kg'],
    ['Effacer le dernier chiffre', '12,5 kg'],
  ] as const) {
    await button(page, key).click()
    await heard(said)
  }
  await button(page, 'Comestible').click()
  await heard('12,5 kg : c’est noté.')
  // The pad says nothing more of what is saved.
  await expect.poll(() => page.getByRole('status').getByText('12,5 kg', { exact: true }).count()).toBe(0)
  await page.getByRole('heading', { name: 'Aujourd’hui : 12,5 kg' }).waitFor()
  await expect.poll(() => stored()).toMatchObject([{ grams: 12_500 }])
  await page.getByText('Tout est envoyé.').waitFor()
  expect(await cutNames(page)).toEqual([])
  await expectAccessible(page)

  // A correction, a deletion, and their undoing.
  await button(page, 'Corriger la pesée de 12,5 kg').click()
  await heard('Vous corrigez la pesée de 12,5 kg.')
  await mass(page).fill('13')
  await button(page, 'Non trié').click()
  await heard('Corrigé : 13 kg.')
  await button(page, 'Annuler').click()
  await heard('C’est annulé.')
  await button(page, 'Supprimer la pesée de 12,5 kg').click()
  await heard('Pesée de 12,5 kg supprimée.')
  await page.getByText('Rien de pesé ce jour-là.').waitFor()
  await button(page, 'Annuler').click()
  await heard('C’est annulé.')
  await page.getByRole('heading', { name: 'Aujourd’hui : 12,5 kg' }).waitFor()
  await expect.poll(() => stored()).toMatchObject([{ grams: 12_500 }])

  // Another phone weighs with the same code: it appears here.
  const uuid = crypto.randomUUID()
  const other = { uuid, revision: 1, day: today, source: 'unserved', grams: 500, edible: 'no', isDeleted: false }
  await site.server.app.inject({
    method: 'POST',
    url: '/api/v1/kitchen/weighings/',
    payload: { code: link.code, weighings: [other] },
  })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByRole('heading', { name: 'Aujourd’hui : 13 kg' }).waitFor()

  // Without network, the page opens again and goes on.
  await page.getByText('Cette page s’ouvrira aussi sans réseau').waitFor()
  await page.context().setOffline(true)
  await weigh(page, '3')
  await page.getByText('Pas de réseau : 1 pesée à envoyer, gardée sur ce téléphone.').waitFor()
  await expectNoViolations(page)
  await page.reload()
  await page.getByText('Pas de réseau : 1 pesée').waitFor()
  await page.getByLabel('Préparation').check()
  await weigh(page, '0,25')
  await page.getByText('Pas de réseau : 2 pesées').waitFor()

  // The link ends before the network is back: nothing is lost, a new code sends it.
  await link.end()
  const next = await makeLink()
  await page.context().setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText('Ce code n’ouvre plus rien', { exact: true }).waitFor()
  await page.getByText('2 pesées de ce téléphone à envoyer').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Télécharger ce qui reste à envoyer (CSV)').click(),
  ])
  expect(file.suggestedFilename()).toBe('pesees-a-envoyer.csv')
  await expectAccessible(page)
  await code.fill(next.code)
  await button(page, 'Ouvrir les pesées').click()
  await page.getByText('Tout est envoyé.').waitFor()
  await expect.poll(async () => (await stored()).map(({ grams }) => grams).sort()).toEqual([12_500, 250, 3000, 500])
  await page.context().close()
})

test('two devices, forty weighings each without network, one killed twice while sending: each is stored once', {
  tags: 'long',
}, async () => {
  const own = await site.server.addCanteen(lac, [manager], { name: 'Le Lac' })
  const { code } = await makeLink(own)
  const expected = cutNetwork
  const [one, other] = await Promise.all([
    site.page({ width: 'phone', expected }),
    site.page({ width: 'phone', expected }),
  ])
  const fill = async (page: Page, first: number) => {
    await page.goto(`/v2/pesees#${code.replaceAll('-', '')}`)
    await page.getByText('Tout est envoyé.').waitFor()
    // The secret does not stay in the address.
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await page.getByLabel('Assiettes').check()
    await page.context().setOffline(true)
    for (let number = first; number < first + 40; number++) await weigh(page, `${number},00${number % 10}`)
    await page.getByText('Pas de réseau : 40 pesées').waitFor()
  }
  await Promise.all([fill(one, 1), fill(other, 41)])

  // Killed once the server has stored all, before its answer; then before the request leaves.
  const context = other.context()
  const sends = '**/api/v1/kitchen/weighings/'
  for (const reachesServer of [true, false]) {
    const page = context.pages()[0] ?? (await site.tab(other))
    const sent = Promise.withResolvers<void>()
    await context.route(sends, async route => {
      if (reachesServer) await route.fetch()
      sent.resolve()
    })
    await context.setOffline(false)
    if (!reachesServer) {
      void page.goto('/v2/pesees').catch(() => undefined)
    }
    await sent.promise
    await page.close()
    await context.unroute(sends)
    if (reachesServer) await expect.poll(() => stored(own)).toHaveLength(40)
    if (reachesServer) await site.tab(other)
  }
  await one.context().setOffline(false)
  const again = await context.newPage()
  await Promise.all([again.goto('/v2/pesees'), one.getByText('Tout est envoyé.').waitFor()])
  await again.getByText('Tout est envoyé.').waitFor()

  const rows = await stored(own)
  expect(rows).toHaveLength(80)
  const numbers = Array.from({ length: 80 }, (_, index) => index + 1)
  const grams = numbers.map(number => number * 1000 + (number % 10))
  expect(rows.map(row => row.grams).sort((a, b) => a - b)).toEqual(grams)
  const total = grams.reduce((sum, each) => sum + each, 0)
  const url = `/api/v1/canteens/${own}/weighings/sums/`
  const sums = await site.server.app.inject({ url, headers: manager.headers })
  expect(sums.json()).toMatchObject({ count: 80, grams: total })
  await again.evaluate(() => dispatchEvent(new Event('focus')))
  const words = `Aujourd’hui : ${(total / 1000).toLocaleString('fr')} kg`
  await again.getByRole('heading', { name: words.replace(/\s/g, ' ') }).waitFor()
  await Promise.all([one.context().close(), context.close()])
})

test('a manager weighs, opens and ends links, and the tunnel opens filled with what was weighed', {
  tags: 'long',
}, async () => {
  const page = await site.page({ person: manager })
  await page.goto(`/v2/gaspillage-alimentaire/${canteen}--cantine`)
  await page.getByRole('link', { name: 'Peser en cuisine' }).click()
  await page.getByLabel('Assiettes').check()
  await weigh(page, '4')
  await page.getByText('par Anne Roux').waitFor()
  await page.getByRole('heading', { name: 'Aujourd’hui : 20,25 kg' }).waitFor()

  await page.getByText('Faire peser sans compte').click()
  await button(page, 'Créer un lien').click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Dernier jour.*obligatoire/ })
    .waitFor()
  await page.getByLabel('Dernier jour').fill(today)
  await button(page, 'Créer un lien').click()
  await page.getByRole('img', { name: /Le lien en image/ }).waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Code secret' }).inputValue())
    .toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Arrêter le lien/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Arrêter', exact: true }).click()
  await page.getByText('Arrêté').nth(1).waitFor()

  // Nothing is filled in unseen: the step says where it comes from, and saves only when it is sent.
  await page.goto(`/v2/evaluation-gaspillage-alimentaire/${canteen}--cantine`)
  await page.getByRole('link', { name: 'Peser en cuisine' }).waitFor()
  await page.getByLabel('Date de début').fill(today)
  await page.getByLabel('Date de fin').fill(today)
  await page.getByText('Vos pesées : 20,25 kg en 5 pesées').waitFor()
  await page.getByText('D’où viennent ces chiffres').click()
  await page.getByText('La cuisine, par un lien : 4 pesées').waitFor()
  await page.getByText('Anne Roux : 1 pesée').waitFor()
  await expectAccessible(page)
  const next = button(page, 'Sauvegarder et continuer')
  await next.click()
  await page.getByText('Cette étape est remplie d’après vos pesées').waitFor()
  const total = page.getByLabel('Masse totale du gaspillage (kg)')
  await expect.poll(() => total.inputValue()).toBe('20,25')
  expect(await site.server.rows('wasteMeasurements')).toMatchObject([{ totalMass: null }])
  await total.fill('19')
  await page.getByText('Vos pesées disent autre chose').waitFor()
  await button(page, 'Reprendre les pesées').click()
  await expect.poll(() => total.inputValue()).toBe('20,25')
  await next.click()
  await page.getByRole('heading', { name: /Distinction du gaspillage/ }).waitFor()
  await expect.poll(() => page.getByLabel('Oui', { exact: true }).isChecked()).toBe(true)
  await next.click()
  await page.getByRole('heading', { name: /Gaspillage de la préparation/ }).waitFor()
  await expect.poll(() => page.getByLabel(/^Masse issue de la préparation/).inputValue()).toBe('0,25')
  await page.context().close()

  const dark = await site.page({ person: manager, dark: true, locale: 'en', width: 'narrow' })
  await dark.goto(`/v2/pesees/${canteen}--cantine`)
  await dark.getByRole('heading', { name: 'Today: 20.25 kg' }).waitFor()
  expect(await linesOf(dark, 'Preparation')).toBe(1)
  await expectAccessible(dark)
  await dark.context().close()
})

test('a weighing changed while it is sent keeps its change, and nobody else on the device sends what a person weighed', {
  tags: 'long',
}, async () => {
  const [anne, paul] = [await site.server.addPerson(), await site.server.addPerson()]
  const place = await site.server.addCanteen(parc, [anne, paul], { name: 'Cantine du Parc' })
  const grams = async () => (await stored(place)).map(weighing => weighing.grams)
  const page = await site.page({ person: anne, expected: cutNetwork })
  const open = async () => {
    await page.goto(`/v2/pesees/${place}--cantine`)
    await page.getByLabel('Assiettes').waitFor()
  }
  const [sent, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/weighings/**', async route => {
    if (route.request().method() !== 'POST') return route.continue()
    sent.resolve()
    await held.promise
    await route.continue()
  })
  await open()
  await page.getByLabel('Assiettes').check()
  await weigh(page, '4')
  await sent.promise
  await button(page, 'Corriger la pesée de 4 kg').click()
  await mass(page).fill('5')
  await button(page, 'Comestible').click()
  await page.getByText('Corrigé : 5 kg.').waitFor()
  held.resolve()
  await page.getByText('Tout est envoyé.').waitFor()
  await expect.poll(grams).toEqual([5000])
  await page.unroute('**/weighings/**')

  await page.route('**/weighings/**', route => route.abort('internetdisconnected'))
  await page.getByLabel('Assiettes').check()
  await weigh(page, '7')
  await page.getByText('Pas de réseau : 1 pesée').waitFor()
  await page.goto('about:blank')
  await page.unroute('**/weighings/**')
  await site.signIn(page.context(), paul)
  await open()
  await page.getByText('Tout est envoyé.').waitFor()
  expect(await grams()).toEqual([5000])
  await site.signIn(page.context(), anne)
  await open()
  await expect.poll(grams).toEqual([5000, 7000])
  await page.context().close()
})

test('what a code could not send is in a file without what was removed, and goes to no other canteen', {
  tags: 'long',
}, async () => {
  const own = await site.server.addCanteen(makeSiret(1), [manager], { name: 'La Source' })
  const another = await site.server.addCanteen(makeSiret(2), [manager], { name: 'Le Pré' })
  const link = await makeLink(own)
  const page = await site.page({ width: 'phone', expected: [...cutNetwork, /409 POST/] })
  await page.goto(`/v2/pesees#${link.code.replaceAll('-', '')}`)
  await page.getByText('Tout est envoyé.').waitFor()
  await page.getByLabel('Assiettes').check()
  await page.context().setOffline(true)
  await weigh(page, '3')
  await weigh(page, '9')
  await button(page, 'Corriger la pesée de 9 kg').click()
  await page.getByText('Vous corrigez la pesée de 9 kg.').waitFor()
  await button(page, 'Supprimer la pesée de 9 kg').click()
  await page.getByText('Pesée de 9 kg supprimée.').waitFor()
  await expect.poll(() => page.getByText('Vous corrigez').count()).toBe(0)

  await link.end()
  await page.context().setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const download = button(page, 'Télécharger ce qui reste à envoyer (CSV)')
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  const [, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toEqual([expect.stringContaining(';3000;')])

  const open = async (code: string) => {
    await page.getByLabel('Code de la cuisine').fill(code)
    await button(page, 'Ouvrir les pesées').click()
  }
  await open((await makeLink(another)).code)
  await page.getByRole('heading', { name: 'Le Pré' }).waitFor()
  await page.getByText('Tout est envoyé.').waitFor()
  expect(await stored(another)).toEqual([])
  await button(page, 'Entrer un autre code').click()
  await open((await makeLink(own)).code)
  await expect.poll(async () => (await stored(own)).map(({ grams }) => grams)).toEqual([3000])
  await page.context().close()
})

test('a mass that surprises is asked about, and a key that is not taken is told', { tags: 'long' }, async () => {
  const place = await site.server.addCanteen(makeSiret(4), [manager], { name: 'Les Saules' })
  const page = await site.page({ person: manager, width: 'phone' })
  await page.goto(`/v2/pesees/${place}--cantine`)
  await page.getByLabel('Assiettes').check()
  await mass(page).fill('999')
  await button(page, 'Comestible').click()
  await page.getByText('999 kg en une pesée : est-ce bien cela ? Si oui, appuyez encore une fois.').waitFor()
  expect(await stored(place)).toEqual([])
  await mass(page).fill('12,5')
  await expect.poll(() => page.getByText('est-ce bien cela').count()).toBe(0)

  // A fourth decimal would have been left out without a word.
  await mass(page).pressSequentially('678')
  await expect.poll(() => mass(page).inputValue()).toBe('12,567')
  await page.getByText('Cette touche n’a pas été prise : une pesée est de moins de 1 000 kg, au gramme près.').waitFor()
  await expectNoViolations(page)
  await button(page, 'Comestible').click()
  await page.getByText('12,567 kg en une pesée').waitFor()
  await button(page, 'Comestible').click()
  await expect.poll(async () => (await stored(place)).map(({ grams }) => grams)).toEqual([12_567])
  await page.context().close()
})

test('a device keeps what was weighed last, however many days are looked at', { tags: 'long' }, async () => {
  const place = await site.server.addCanteen(makeSiret(3), [manager], { name: 'Les Ormes' })
  const page = await site.page({ person: manager, expected: cutNetwork })
  await page.goto(`/v2/pesees/${place}--cantine`)
  await page.getByLabel('Assiettes').check()
  await weigh(page, '4')
  const title = page.getByRole('heading', { name: 'Aujourd’hui : 4 kg' })
  await title.waitFor()
  const field = page.getByLabel('Jour', { exact: true })
  for (let days = 31; days > 0; days--) {
    const day = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
    await Promise.all([page.waitForResponse(`**/weighings/?start_date=${day}**`), field.fill(day)])
  }
  // What the device has is there before the server answers.
  await page.route('**/weighings/**', route => route.abort())
  await field.fill(today)
  await title.waitFor()
  await page.context().close()
})

test('six weighings become a measurement, from the list and from the scale, its period and meals filled in', {
  tags: 'long',
}, async () => {
  const place = await site.server.addCanteen(makeSiret(91), [manager], { name: 'Les Saules', dailyMealCount: 100 })
  const address = `${place}--cantine`
  const days = ['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-13']
  const weighings = [...days, '2026-03-09', '2026-03-13'].map(day => ({
    uuid: crypto.randomUUID(),
    revision: 1,
    day,
    source: 'leftovers',
    grams: 2500,
    edible: 'unknown',
    isDeleted: false,
  }))
  const url = `/api/v1/canteens/${place}/weighings/`
  const { headers } = manager
  const sent = await site.server.app.inject({ method: 'POST', url, headers, payload: { weighings } })
  expect(sent.statusCode).toBe(200)
  const page = await site.page({ person: manager })
  await page.goto(`/v2/pesees/${address}`)
  await page.getByText('6 pesées, du 9 mars au 13 mars 2026, ne sont dans aucune évaluation.').waitFor()
  await expectAccessible(page)
  await page.goto(`/v2/gaspillage-alimentaire/${address}`)
  await page.getByText('6 pesées, du 9 mars au 13 mars 2026, ne sont dans aucune évaluation.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'En faire une évaluation' }).click()
  await expect.poll(() => page.getByLabel('Date de début').inputValue()).toBe('2026-03-09')
  await expect.poll(() => page.getByLabel('Date de fin').inputValue()).toBe('2026-03-13')
  await expect.poll(() => page.getByLabel(/^Nombre de couverts/).inputValue()).toBe('500')
  await page.getByText('Vos pesées : 15 kg en 6 pesées').waitFor()
  expect(await site.server.rows('wasteMeasurements')).not.toContainEqual(expect.objectContaining({ canteenId: place }))
  await button(page, 'Sauvegarder et continuer').click()
  await expect.poll(() => page.getByLabel('Masse totale du gaspillage (kg)').inputValue()).toBe('15')
  await expect.poll(() => new URL(page.url()).search).not.toContain('debut')

  // Once it is made, nothing is left to make of them.
  await page.goto(`/v2/gaspillage-alimentaire/${address}`)
  await page.getByRole('link', { name: 'Peser en cuisine' }).waitFor()
  await page.getByRole('heading', { name: 'Mon gaspillage alimentaire mesuré' }).waitFor()
  await waitUntilIdle(page)
  expect(await page.getByText('En faire une évaluation').count()).toBe(0)
  await page.context().close()
})
