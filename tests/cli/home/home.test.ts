import { appendFileSync, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { badFile, cli, createFile, folder, goodFile, startInTerminal } from '../support/run-cli.ts'
import { standInServer } from '../support/stand-in-server.ts'
import { keys, pasted, walkThrough } from './support/walk.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const terminal = { TERM: 'xterm-256color' }
const signedIn = (lang: 'fr' | 'en'): NodeJS.ProcessEnv => ({
  ...terminal,
  MA_CANTINE_SERVER: server.url,
  MA_CANTINE_TOKEN: server.account.token,
  MA_CANTINE_LANG: lang,
})
/** The settings of somebody whose server does not answer. */
async function away(): Promise<NodeJS.ProcessEnv> {
  const { url, close } = await standInServer(() => {})
  await close()
  return { ...terminal, MA_CANTINE_SERVER: url, MA_CANTINE_TOKEN: 'mc_away' }
}

const enterScreen = '\u001b[?1049h'
const leaveScreen = '\u001b[?1049l'
const showCursor = '\u001b[?25h'

/** A folder with the purchases of the example in a folder whose name has a space. */
function purchases(): string {
  const place = join(folder(), 'mes achats')
  mkdirSync(place)
  copyFileSync(examplePath('achats.csv'), join(place, 'achats.csv'))
  return place
}

describe('the home', () => {
  test.each([
    {
      lang: 'fr',
      account: 'La session est ouverte sur',
      files: 'ma cantine › Fichiers',
      valid: 'Ce fichier peut être envoyé',
      plan: ['Rien n’est encore enregistré.', 'Achats : 12 à enregistrer', 'Pommes de terre Charlotte'],
      ask: 'Enregistrer achats.csv ?',
      stored: '12 achats enregistrés',
      askUndo: /Annuler l’import n° \d+ \?/,
      undone: '12 achats retirés',
      latest: 'le dernier : achats.csv',
      state: 'annulé',
    },
    {
      lang: 'en',
      account: 'You are signed in to',
      files: 'ma cantine › Files',
      valid: 'This file can be sent',
      plan: ['Nothing is stored yet.', 'Purchases: 12 to save', 'Pommes de terre Charlotte'],
      ask: 'Store achats.csv?',
      stored: '12 purchases stored',
      askUndo: /Undo import no. \d+\?/,
      undone: '12 purchases removed',
      latest: 'the latest: achats.csv',
      state: 'undone',
    },
  ] as const)('leads from nothing to an imported file and its undo, in $lang', async told => {
    const place = purchases()
    const started = startInTerminal([], { env: signedIn(told.lang), cwd: place })
    const { press } = walkThrough(started)
    await press('', told.account)
    await press(keys.enter, told.files)
    await press('achats', '❯ achats.csv')
    await press(keys.enter, told.valid)
    await press('i', ...told.plan)
    await press('i', told.ask)
    await press(keys.down + keys.enter, told.stored)
    await press('u', told.askUndo)
    await press(keys.down + keys.enter, told.undone)
    await press('m', told.latest)
    await press('jjj', /❯ .*achats\.csv/)
    await press(keys.enter, told.state)
    await press(keys.escape, told.latest)
    started.type('q')
    expect(await started.exitCode).toBe(0)
  })

  test('gives the terminal back as it was, on q and on Ctrl-C, with 130', async () => {
    for (const [typed, exitCode] of [
      ['q', 0],
      [keys.interrupt, 130],
    ] as const) {
      const started = startInTerminal([], { env: await away() })
      await walkThrough(started).press('', 'Vérifier un fichier')
      started.type(typed)
      expect(await started.exitCode).toBe(exitCode)
      const shown = started.shown()
      expect(shown.lastIndexOf(leaveScreen)).toBeGreaterThan(shown.lastIndexOf(enterScreen))
      expect(shown.lastIndexOf(showCursor)).toBeGreaterThan(shown.lastIndexOf('\u001b[?25l'))
    }
  })

  test('gives the terminal back before it tells a bug, with 70', async () => {
    const preload = new URL('support/crash-on-menu.mjs', import.meta.url).href
    const started = startInTerminal([], { env: { ...(await away()), NODE_OPTIONS: `--import=${preload}` } })
    expect(await started.exitCode).toBe(70)
    const shown = started.shown()
    expect(shown.indexOf('erreur imprévue : boom')).toBeGreaterThan(shown.lastIndexOf(leaveScreen))
    expect(shown.lastIndexOf(leaveScreen)).toBeGreaterThan(shown.lastIndexOf(enterScreen))
  })

  test('works on files where the server is away, and says so', async () => {
    const file = createFile(badFile)
    const { press } = walkThrough(startInTerminal([], { env: await away() }))
    await press('', 'ne répond pas', 'Les fichiers peuvent être vérifiés et corrigés sans le serveur.')
    await press(pasted(file), 'à corriger (3 erreurs, de 2 sortes)')
  })

  test('tells somebody who is not signed in how to be, and offers it', async () => {
    const { press } = walkThrough(startInTerminal([], { env: { ...terminal, MA_CANTINE_SERVER: server.url } }))
    await press('', `Aucune session n’est ouverte sur ${server.url}.`, 'Se connecter')
    await press('jjj', /❯ Mes derniers imports/)
    await press(keys.enter, 'Aucun jeton d’accès', 'l se connecter')
  })

  test('stores what it showed, or nothing: a file changed since is refused', async () => {
    const place = purchases()
    const file = join(place, 'achats.csv')
    const { press } = walkThrough(startInTerminal([], { env: signedIn('fr'), cwd: place }))
    await press('', 'Vérifier un fichier')
    await press(pasted(file), 'Ce fichier peut être envoyé')
    await press('i', 'Achats : 12 à enregistrer')
    await press('i', 'Enregistrer achats.csv ?')
    appendFileSync(file, '21340172201787,Carottes,Ferme du Pont,2024-03-15,90.11,FRUITS_ET_LEGUMES,BIO,\n')
    await press(keys.down + keys.enter, 'Rien n’a été enregistré pour ce fichier.')
  })

  test('asks what to do of purchases that are stored already', { tags: 'long' }, async () => {
    const env = signedIn('fr')
    const once = createFile(goodFile.replace('Carottes', 'Panais'))
    const row = goodFile.split('\n')[1] ?? ''
    const again = createFile(
      `${goodFile.replace('Carottes', 'Panais')}${row.replace('Carottes', 'Navets')}\n`,
      'encore.csv',
    )
    expect((await cli(['import', once], { env })).exitCode).toBe(0)
    const { press } = walkThrough(startInTerminal([], { env }))
    await press('', 'Vérifier un fichier')
    await press(pasted(again), 'Ce fichier peut être envoyé')
    await press('i', 's laisser ces lignes de côté', 'a les enregistrer aussi')
    await press('s', '1 à enregistrer', '1 laissé de côté, déjà enregistré')
    await press('q', 'Ce fichier peut être envoyé')
  })

  test('signs in by the command for it, and leaves time to read why it did not', async () => {
    const env = { ...terminal, MA_CANTINE_SERVER: server.url, XDG_CONFIG_HOME: folder() }
    const { press } = walkThrough(startInTerminal([], { env }))
    await press('', 'Se connecter')
    await press('Gk', '❯ Se connecter')
    await press(keys.enter, 'L’enregistrer là ?')
    await press(`n${keys.enter}`, 'Entrée pour revenir à l’accueil.')
    await press(keys.enter, 'Se connecter')
  })

  test('lists errors, explains one, and writes the safe corrections beside', async () => {
    const file = createFile(badFile)
    const { press } = walkThrough(startInTerminal([], { env: await away() }))
    await press('', 'Vérifier un fichier')
    await press(pasted(file.replaceAll(' ', '\\ ')), /❯ 2 +D · date +15\/03\/2024 +Format incorrect/)
    await press('c', 'filtre « type-error »')
    await press(keys.escape, /4 +E · prix_ht/)
    await press(keys.enter, 'Valeur : « 15/03/2024 »', '→ Valeur attendue', 'Comment cela arrive')
    await press('q', '❯')
    await press('f', '1 correction est possible sans risque')
    await press('w', 'Fichier corrigé : ')
    expect(readFileSync(file.replace(/\.csv$/, '.corrigé.csv'), 'utf8')).toContain('2024-03-15')
    expect(readFileSync(file, 'utf8')).toBe(badFile)
  })

  test('changes one value wherever its column holds it, in a copy that it goes on mending', {
    tags: 'long',
  }, async () => {
    const content = badFile.replaceAll('FRUITS_ET_LEGUMES', 'légumes\u202e')
    const file = createFile(content)
    const copy = file.replace(/\.csv$/, '.corrigé.csv')
    const { press } = walkThrough(startInTerminal([], { env: await away() }))
    await press('', 'Vérifier un fichier')
    const listed = await press(pasted(file), /F · famille_produits +légumes\ufffd/)
    expect(listed).not.toContain('\u202e')
    await press('j', /❯ 2 +F · famille_produits/)
    await press('v', '3 cellules de la colonne sont ainsi', '❯ ', 'FRUITS_ET_LEGUMES', 'Fruits et légumes')
    await press('LEGU', /LEGU +✖ Valeur hors de la liste/)
    await press(keys.escape, 'Viandes et volailles')
    await press('FRUITS_ET', /❯ FRUITS_ET_LEGUMES/)
    await press(keys.enter, '3 cellules changées', 'FRUITS_ET_LEGUMES', 'Copie de achats.csv')
    expect(readFileSync(copy, 'utf8')).toBe(badFile)
    expect(readFileSync(file, 'utf8')).toBe(content)
    await press('g', /❯ 2 +D · date/)
    await press('v', 'La correction s’ajoute dans la copie', '2024-03-15')
    await press('2024-04-01', /❯ 2024-04-01 +✔ convient/)
    await press(keys.enter, '1 cellule changée', 'à corriger (2 erreurs')
    expect(readFileSync(copy, 'utf8')).toBe(badFile.replace('15/03/2024', '2024-04-01'))
    await press('q', '❯ Vérifier un fichier')
  })

  test('says in sentences what could take the place of a value, and what a typed one is', async () => {
    const file = createFile(badFile)
    const { press } = walkThrough(startInTerminal(['--screen-reader'], { env: await away() }))
    await press('', '1 sur')
    await press(pasted(file), 'Valeur 15/03/2024')
    await press('v', 'Une seule cellule de la colonne est ainsi.', '1. À mettre à la place 2024-03-15, Avis proposé')
    await press('demain', /1 sur 1 : À mettre à la place demain, Avis ✖ Format incorrect/)
  })

  test('matches the columns of another program, shows the first rows, and checks the file that they make', {
    tags: 'long',
  }, async () => {
    const place = folder()
    const lines = [
      'Réf;Produit;Distributeur;Date BL;Montant net HT;Rayon;Remarque',
      'A-100;Tomates\u202e \u001b[31m鮭;Primeurs du Port;4/3/24;45,80;Primeurs;',
      'A-101;Cabillaud;Marée de l’Ouest;5/3/24;320,00;Marée;',
      'A-102;Lessive;Grossiste;6/3/24;-18,00;Non alimentaire;',
    ]
    const file = createFile(`${lines.join('\n')}\n`, 'mars.csv', place)
    const started = startInTerminal([], { env: signedIn('fr') })
    const { press } = walkThrough(started)
    await press('', 'Vérifier un fichier', '5 cantines')
    await press(pasted(file), 'la touche m les fait')
    await press('m', /❯ siret +manque/, /date +Date BL +à confirmer/, 'Il reste 3 points à régler.')
    await press(keys.enter, 'Quelle colonne du fichier remplit « siret » ?', 'Cantine des Tilleuls')
    await press('123', /❯ toujours « 123 » +✖/)
    await press(keys.escape, 'Cantine des Tilleuls')
    await press('Tilleuls', /❯ toujours « 21340172201787 »/)
    await press(keys.enter, /❯ siret +toujours « 21340172201787 » +partout/, 'Il reste 2 points à régler.')
    await press('jjj', 'Ordre à confirmer : jour, mois, année')
    await press('p', 'Il reste 2 points à régler dans les colonnes avant d’écrire')
    await press('q', /❯ date/)
    await press('d', /❯ date +Date BL +sûr/, 'mois, jour, année')
    await press('d', 'année, mois, jour', '? touches')
    await press('d', 'numéro de jour', '? touches')
    await press('d', 'Il reste 1 point à régler.', '4/3/24 → 4 mars 2024')
    await press('jj', '1 valeur inconnue')
    await press('v', 'Non alimentaire')
    await press('G', /❯ Non alimentaire/)
    await press(keys.enter, 'Que devient « Non alimentaire »')
    await press('G', /❯ laissé tel quel/)
    await press('kk', /❯ AUTRES/)
    await press(keys.enter, /❯ Non alimentaire +1 +AUTRES/)
    await press('q', /❯ famille_produits +Rayon +sûr\s/)
    await press('q', 'la touche m les fait')
    await press('m', /siret +toujours « 21340172201787 »/, 'Il reste 1 point à régler.')
    await press('G', /❯ 1 montant négatif +à confirmer/)
    await press(keys.enter, 'laissés de côté', 'Tout est réglé')
    await press('p', '2 lignes, comme elles seront.', '1 avoir laissé de côté', 'mars.converti.csv')
    await press('s', '❯ Dans le fichier mars.json')
    await press('compta', '❯ Dans le fichier compta.json')
    await press(keys.enter, 'Gardée dans ')
    await press('q', 'w écrire et vérifier')
    await press('s', 'Dans votre compte')
    await press('j', 'Dans votre compte, sous le nom « j »')
    await press(keys.down, '❯ Dans votre compte, sous le nom « j »')
    await press(keys.enter, 'Gardée dans votre compte')
    await press('q', 'w écrire et vérifier')
    await press('w', '2 lignes converties.', 'Copie de mars.csv, qui reste tel quel.')
    expect(readFileSync(file, 'utf8')).toBe(`${lines.join('\n')}\n`)
    expect(started.shown()).not.toContain('\u202e')
    expect(started.shown()).not.toContain('\u001b[31m鮭')
    const { stdout } = await cli(['validate', '--mapping', join(place, 'compta.json'), file, '--json'])
    const [checked] = JSON.parse(stdout).files
    expect(checked.rows).toBe(2)
    const converted = await cli(['validate', join(place, 'mars.converti.csv'), '--json'])
    expect(JSON.parse(converted.stdout).files[0]).toMatchObject({ rows: 2, errorCount: checked.errorCount })
    expect((await cli(['mappings', 'show', 'j'], { env: signedIn('fr') })).stdout).toContain('Date BL')
  })

  test('starts from the mapping that the account keeps for files of this shape', async () => {
    const env = signedIn('en')
    const place = folder()
    const header = 'Site SIRET,Invoice date,Supplier name,Product,Product category,Quality labels,Net amount,VAT rate'
    const row = '21340172201787,03/15/2024,Ferme du Pont,Potatoes,Vegetables and the like,,90.11,5.5'
    const file = createFile(`${header}\n${row}\n`, 'ledger.csv', place)
    const mapping = join(place, 'ledger.json')
    await cli(['mappings', 'save', 'ledger', '--from', file, '--output', mapping])
    const kept = JSON.parse(readFileSync(mapping, 'utf8'))
    const family = kept.columns.find(({ target }: { target: string }) => target === 'famille_produits')
    family.from[0].values = [{ text: 'Vegetables and the like', codes: ['FRUITS_ET_LEGUMES'] }]
    writeFileSync(mapping, JSON.stringify({ ...kept, toConfirm: [] }))
    expect((await cli(['mappings', 'save', 'ledger', '--file', mapping], { env })).exitCode).toBe(0)
    const { press } = walkThrough(startInTerminal(['--screen-reader'], { env }))
    await press('', '5 canteens')
    await press(pasted(file), 'the m key matches them with ours')
    await press('m', 'Our column famille_produits, In the file Product category, Verdict certain', 'All is settled')
    await press('p', 'Keys: w, write and check', '1 of 1: siret 21340172201787, description Potatoes')
    await press('w', '1 row converted.', 'This file can be sent')
  })

  test('writes the sheet of a workbook as CSV once somebody asks to send it, and not before', {
    tags: 'long',
  }, async () => {
    const place = folder()
    const file = join(place, 'achats.xlsx')
    copyFileSync(examplePath('achats.xlsx'), file)
    const temporary = folder()
    const written = () => readdirSync(temporary, { recursive: true }).filter(name => String(name).endsWith('.csv'))
    const { press } = walkThrough(startInTerminal([], { env: { ...signedIn('fr'), TMPDIR: temporary } }))
    await press('', 'Vérifier un fichier')
    await press(pasted(file), 'Ce fichier peut être envoyé')
    expect(written()).toEqual([])
    await press('i', 'Rien n’est encore enregistré.')
    expect(written()).toHaveLength(1)
  })

  test('says of canteens that are too late what is true, rather than that nothing is missing', async () => {
    const { press } = walkThrough(startInTerminal([], { env: signedIn('fr') }))
    await press('', '5 cantines non télédéclarées à temps')
    await press('j', '❯ Ce qu’il reste à faire')
    await press(keys.enter, '0 sur 5', 'Rien ne peut plus être complété pour ce bilan')
  })

  test('asks before it replaces a file, and keeps the original', async () => {
    const file = createFile(badFile)
    const { press } = walkThrough(startInTerminal([], { env: await away() }))
    await press('', 'Vérifier un fichier')
    await press(pasted(`'${file}'`), 'à corriger')
    await press('f', 'o remplacer')
    await press('o', 'Remplacer achats.csv par le fichier corrigé ?', '❯ Non, revenir')
    expect(readFileSync(file, 'utf8')).toBe(badFile)
    await press(keys.down + keys.enter, 'Original conservé : ')
    expect(readFileSync(`${file}.orig`, 'utf8')).toBe(badFile)
    expect(readFileSync(file, 'utf8')).toContain('2024-03-15')
  })

  test('gives the keys to an editor at the row of an error, takes them back, and checks the file again', async () => {
    const file = createFile(badFile)
    const editor = join(folder(), 'vim')
    const noted = `${editor}.args`
    const script = [
      '#!/bin/sh',
      `echo "$@" > '${noted}'`,
      'echo prêt',
      'read key',
      `sed -i 's#15/03/2024#2024-03-15#' "$2"`,
    ]
    writeFileSync(editor, `${script.join('\n')}\n`, { mode: 0o755 })
    const { press } = walkThrough(startInTerminal([], { env: { ...(await away()), VISUAL: editor } }))
    await press('', 'Vérifier un fichier')
    await press(pasted(file), 'à corriger (3 erreurs')
    await press('e', 'prêt')
    await press('x\n', 'à corriger (2 erreurs')
    await press('q', '❯ Vérifier un fichier')
    expect(readFileSync(noted, 'utf8')).toBe(`+2 ${file}\n`)
  })

  test('asks the six questions, one after the other', async () => {
    const { press } = walkThrough(startInTerminal([], { env: await away() }))
    await press('', 'Quel fichier préparer ?')
    await press('jjjj', /❯ Quel fichier préparer/)
    await press(keys.enter, 'Question 1 sur 6')
    await press(keys.enter, 'Question 2 sur 6')
    await press('b', 'Question 1 sur 6')
    await press(keys.down + keys.enter, 'ma-cantine template cantines')
  })

  test('is read by a screen reader in sentences, on the screen that was there', async () => {
    const started = startInTerminal(['--screen-reader'], { env: signedIn('fr') })
    const { press } = walkThrough(started)
    await press('', '3. Mes cantines, 5 cantines', '1 sur 6 : Vérifier un fichier')
    await press('jj', '3 sur 6 : Mes cantines')
    await press(keys.enter, 'Cantine Cantine des Tilleuls, État complète', '1 sur 5 : ')
    expect(started.shown()).not.toContain(enterScreen)
    expect(started.shown()).not.toMatch(/[❯│┃─]/)
  })

  test('is not opened in a pipe, nor where no question may be asked: the help is', async () => {
    expect((await cli([])).stdout).toContain('Utilisation : ma-cantine')
    const asked = startInTerminal(['--no-input'], { env: await away() })
    await walkThrough(asked).press('', 'Utilisation : ma-cantine')
    expect(asked.shown()).not.toContain(enterScreen)
    const logged = startInTerminal([], { env: { ...(await away()), CI: 'true' } })
    expect(await logged.exitCode).toBe(0)
    expect(logged.shown()).toContain('Utilisation : ma-cantine')
  })
})
