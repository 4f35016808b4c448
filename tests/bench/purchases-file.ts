import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createRandom } from '../support/damaged-files.ts'

const families = [
  'VIANDES_VOLAILLES',
  'PRODUITS_DE_LA_MER',
  'FRUITS_ET_LEGUMES',
  'PRODUITS_LAITIERS',
  'BOULANGERIE',
  'AUTRES',
]
const labels = ['BIO', 'LABEL_ROUGE', '"BIO,LOCAL"', 'AOCAOP', '', '"FERMIER,FRANCE"']
const products = [
  'Pommes de terre',
  'Sauté de dinde',
  'Filets de merlu',
  'Yaourts nature',
  'Pain de campagne',
  'Lentilles vertes',
]
const suppliers = [
  'Ferme du Pont',
  'Volailles du Val',
  'Marée de l’Ouest',
  'Laiterie des Prés',
  'Boulangerie du Marché',
]

export interface FileOptions {
  readonly rows: number
  /** Share of wrong rows, from 0 to 1; a wrong row is wrong in six cells. */
  readonly wrong: number
  readonly sirets: readonly string[]
  readonly seed?: number
}

/** Writes a purchases file of about 96 bytes a row. */
export async function writePurchases(path: string, { rows, wrong, sirets, seed = 1 }: FileOptions): Promise<void> {
  const random = createRandom(seed)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const output = createWriteStream(path)
  let text = 'siret,description,fournisseur,date,prix_ht,famille_produits,caracteristiques,definition_local\n'
  for (let row = 0; row < rows; row++) {
    const month = 1 + Math.floor(random() * 12)
    const day = 1 + Math.floor(random() * 28)
    const date = `2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    const price = (1 + random() * 999).toFixed(2)
    const label = pick(labels)
    text +=
      random() < wrong
        ? `2134017220178,,${pick(suppliers)},${date.split('-').reverse().join('/')},${price} €,VIANDE ${row % 997},BIO;LOCAL,ICI\n`
        : `${pick(sirets)},${pick(products)} ${row},${pick(suppliers)},${date},${price},${pick(families)},${label},${label.includes('LOCAL') ? 'REGION' : ''}\n`
    if (text.length > 1 << 20) {
      if (!output.write(text)) await once(output, 'drain')
      text = ''
    }
  }
  output.end(text)
  await once(output, 'finish')
}
