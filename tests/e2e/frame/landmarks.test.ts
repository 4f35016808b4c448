import { afterAll, beforeAll, expect, test } from 'vitest'
import { tilleuls } from '../../server/support/sirets.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('the footer leads to the accessibility declaration, the legal texts, the cookies and the site map', async () => {
  const page = await site.page()
  await page.goto('/v2/plan-du-site')
  const footer = page.getByRole('contentinfo')
  const addressOf = (name: string | RegExp) => footer.getByRole('link', { name }).getAttribute('href')
  await expect.poll(() => addressOf(/^Accessibilité/)).toMatch(/\/accessibilite$/)
  await expect.poll(() => addressOf('Mentions légales')).toMatch(/\/mentions-legales$/)
  await expect.poll(() => addressOf('Données personnelles')).toMatch(/\/donnees-personnelles$/)
  await expect.poll(() => addressOf('Gestion des cookies')).toMatch(/\/donnees-personnelles#cookies$/)
  await expect.poll(() => addressOf('Conditions d’utilisation')).toMatch(/\/cgu$/)
  await expect.poll(() => addressOf('Plan du site')).toMatch(/\/plan-du-site$/)
})

test('the site map has four groups; what takes an account is hidden from visitors, who find how to get one', async () => {
  const person = await site.server.addPerson()
  const linksOf = async (group: string, page: Awaited<ReturnType<Site['page']>>) => {
    const section = page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: group }) })
    await section.waitFor()
    return section.getByRole('link').allInnerTexts()
  }
  const page = await site.page()
  await page.goto('/v2/plan-du-site')
  const groups = ['Connaître les lois', 'Se diagnostiquer', 'Améliorer son offre', 'Informations sur le site']
  await expect.poll(() => page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(groups)
  const accounts = ['Créer mon compte', 'S’identifier']
  await expect.poll(() => linksOf('Se diagnostiquer', page)).toEqual(expect.arrayContaining(accounts))
  const anonymous = (await Promise.all(groups.map(group => linksOf(group, page)))).flat()
  const signedIn = await site.page({ person })
  await signedIn.goto('/v2/plan-du-site')
  const own = (await Promise.all(groups.map(group => linksOf(group, signedIn)))).flat()
  expect(own).not.toEqual(expect.arrayContaining(accounts))
  expect(own.filter(text => !anonymous.includes(text)).length).toBeGreaterThan(3)
})

test('the breadcrumbs say « Mon établissement » where the address does not name the canteen', {
  tags: 'long',
}, async () => {
  const person = await site.server.addPerson()
  const id = await site.server.addCanteen(tilleuls, [person], { name: 'École du Parc' })
  const page = await site.page({ person })
  await page.goto(`/v2/gaspillage-alimentaire/${id}`)
  const steps = page.getByRole('navigation', { name: 'vous êtes ici' })
  await steps.getByRole('link', { name: 'Mon établissement' }).waitFor()
  await page.goto(`/v2/gaspillage-alimentaire/${id}--École-du-Parc`)
  await steps.getByRole('link', { name: 'École du Parc' }).waitFor()
})

test('the data of the session come before the first screen', async () => {
  const person = await site.server.addPerson()
  const page = await site.page({ person })
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const asked: string[] = []
  await page.route('**/api/v1/**', async route => {
    asked.push(new URL(route.request().url()).pathname)
    if (asked.length === 1) await released
    await route.continue()
  })
  await page.goto('/gestion', { waitUntil: 'commit' })
  await expect.poll(() => asked).toEqual(['/api/v1/initialData/'])
  await page.getByRole('banner').waitFor()
  release()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => asked.length).toBeGreaterThan(1)
})

test.each([
  ['gestion', 'Mon tableau de bord'],
  ['dashboard/12--École', 'Ma cantine'],
  ['actions-en-attente', 'Actions en attente'],
])(
  'the header, the title and the content stand while the session of /%s loads',
  { tags: 'long' },
  async (path, title) => {
    const page = await site.page({ width: 'phone' })
    await page.route('**/api/v1/initialData/', () => {})
    await page.goto(`/${path}`, { waitUntil: 'commit' })
    await page.getByRole('banner').getByText('ma cantine', { exact: true }).waitFor()
    await page.getByRole('main').getByText(title, { exact: true }).waitFor()
    await page.context().close()
  },
)
