import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPartner } from '../support/add-partner.ts'
import { makeSiret } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { writeArticle } from '../support/write-article.ts'
import { writeVideo } from '../support/write-community.ts'

/** The addresses of the public service, which people keep among their bookmarks: each has its screen here too. */
const routeMap = `
  / /accueil /accueil-gestionnaire /gestion /actions-en-attente /dashboard/{canteen}
  /ma-progression/{canteen}/2024/qualite-des-produits /diagnostic-tunnel/{canteen}/2024/qualite-des-produits
  /diagnostic /mesures-phares /mesures-phares/gaspillage-alimentaire
  /mes-achats /nouvel-achat/ /mes-achats/1 /synthese-achats
  /trouver-une-cantine /nos-cantines /nos-cantines/{canteen} /widgets/nos-cantines/{canteen}
  /modifier-ma-cantine/{canteen}/publier /modifier-ma-cantine/{canteen}/gestionnaires
  /modifier-ma-cantine/{canteen}/satellites /modifier-ma-cantine/{canteen}/generer-mon-affiche
  /modifier-ma-cantine/{canteen}/supprimer /creation-affiche
  /acteurs-de-l-eco-systeme /acteurs-de-l-eco-systeme/{partner} /nouveau-acteur-de-l-ecosysteme
  /actions-anti-gaspi /actions-anti-gaspi/{action} /communaute /webinaires/{video} /blog /blog/{article}
  /les-cantines-de-mon-territoire /statistiques-regionales
  /mon-compte /mon-compte/profil /mon-compte/mot-de-passe /mon-compte/supprimer-mon-compte
  /importer-diagnostics/cantines-et-diagnostics-simples /s-identifier /creer-mon-compte
  /v2/evaluation-gaspillage-alimentaire/{canteen} /v2/gaspillage-alimentaire/{canteen}
  /v2/importer-des-donnees /v2/importer-des-donnees/achats /v2/importer-des-donnees/cantines
  /v2/ajouter-une-cantine /v2/modifier-ma-cantine/{canteen}/etablissement
  /v2/developpement-et-apis /v2/contact /v2/foire-aux-questions /v2/plan-du-site
  /v2/mentions-legales /v2/donnees-personnelles /v2/cgu /v2/accessibilite
`
  .trim()
  .split(/\s+/)

let server: TestServer
let names: Readonly<Record<string, string | number>>
beforeAll(async () => {
  // A busy machine takes seconds to load the modules of the site.
  server = await startTestServer({ RENDER_TIMEOUT: '60000' })
  const manager = await server.addPerson()
  const [action] = await server.rows<{ id: number }>('wasteActions')
  names = {
    canteen: `${await server.addCanteen(makeSiret(1), [manager], { name: 'Cantine' })}--Cantine`,
    partner: await addPartner(server),
    action: action?.id ?? 0,
    video: await writeVideo(server),
    article: await writeArticle(server),
  }
})
afterAll(() => server.close())

test.each(routeMap)('%s answers with its screen', async route => {
  const url = route.replace(/\{(\w+)\}/g, (_, name: string) => String(names[name]))
  const { statusCode, headers, body } = await server.app.inject({ url, headers: { accept: 'text/html' } })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).not.toContain('<title>Page non trouvée')
})
