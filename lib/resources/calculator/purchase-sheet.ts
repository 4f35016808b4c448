import { gridFamilies } from '../../diagnostics/product-grid.ts'
import { impossibleCharacteristics } from '../../purchases/impossible-characteristics.ts'
import { characteristicLabels, familyLabels } from '../../purchases/purchase-labels.ts'
import { familyOfGrid, labelCharacteristics } from '../../purchases/summary-rules.ts'
import { columnLetter } from '../../table-schema/error.ts'
import type { WorkbookCell, WorkbookSheet } from '../workbook.ts'
import {
  type FamilyProperty,
  firstFamily,
  firstLabelRow,
  firstOriginRow,
  type LabelProperty,
  labels,
  lastOriginRow,
  origins,
  purchaseSheetName,
  totalColumn,
  totalRow,
} from './purchase-cells.ts'
import { at, formula, text } from './sheet-cells.ts'

const labelNames: Readonly<Record<LabelProperty, string>> = {
  Bio: 'Agriculture biologique',
  LabelRouge: 'Label rouge',
  AocaopIgpStg: 'AOC, AOP, IGP ou STG',
  Hve: characteristicLabels.fr.HVE,
  PecheDurable: 'Pêche durable',
  Rup: 'Région ultrapériphérique',
  CommerceEquitable: 'Commerce équitable',
  Fermier: 'Fermier',
  Externalites: 'Coûts des externalités environnementales',
  Performance: 'Performances environnementales',
  NonEgalim: 'Sans aucun de ces labels',
  France: 'Origine France',
  ShortDistribution: 'Circuit court',
  Local: 'Produit local',
}

const isPossible = (family: FamilyProperty, label: LabelProperty): boolean => {
  const impossible = impossibleCharacteristics(familyOfGrid[family])
  const characteristics = label in labelCharacteristics ? labelCharacteristics[label as 'Bio'] : []
  return characteristics.length === 0 || characteristics.some(one => !impossible.includes(one))
}

/** Where a canteen writes its purchases by label and by family. */
export function purchaseSheet(): WorkbookSheet {
  const total = columnLetter(totalColumn)
  const lastFamily = columnLetter(totalColumn - 1)
  const head = (row: number, title: string): WorkbookCell[] => [
    text(`A${row}`, title, 'columnHead'),
    ...gridFamilies.map(({ property }, index) =>
      text(at(firstFamily + index, row), familyLabels.fr[familyOfGrid[property]], 'columnHead'),
    ),
    text(`${total}${row}`, 'Total', 'columnHead'),
  ]
  const line = (label: LabelProperty, row: number): WorkbookCell[] => [
    text(`A${row}`, labelNames[label], 'rowHead'),
    ...gridFamilies.map(({ property }, index): WorkbookCell => {
      const address = at(firstFamily + index, row)
      return isPossible(property, label)
        ? { at: address, look: 'amountInput' }
        : text(address, 'sans objet', 'impossible')
    }),
    formula(`${total}${row}`, 'total', `SUM(B${row}:${lastFamily}${row})`),
  ]
  const sums = Array.from({ length: gridFamilies.length + 1 }, (_, index) => columnLetter(firstFamily + index))
  const help = { title: 'Montant', message: 'En euros hors taxes, pour l’année civile. Une case vide vaut zéro.' }
  const refusal = 'Écrivez un montant en euros, zéro ou plus.'
  return {
    name: purchaseSheetName,
    columns: [62, ...gridFamilies.map(() => 16), 17],
    cells: [
      text('A1', 'Achats de denrées de l’année, en euros hors taxes', 'title', `${total}1`),
      text('A2', 'Remplissez les cases jaunes. Le reste se calcule tout seul.', 'note', `${total}2`),
      text('A4', 'Un achat compte une seule fois, au premier de ses labels', 'heading', `${total}4`),
      ...head(5, 'Label ou mention'),
      ...labels.flatMap(({ property }, index) => line(property, firstLabelRow + index)),
      text(`A${totalRow}`, 'Total', 'rowHead'),
      ...sums.map(column =>
        formula(`${column}${totalRow}`, 'total', `SUM(${column}${firstLabelRow}:${column}${totalRow - 1})`),
      ),
      text(
        `A${firstOriginRow - 2}`,
        'Provenance : un achat peut compter sur plusieurs lignes, en plus de son label',
        'heading',
        `${total}${firstOriginRow - 2}`,
      ),
      ...head(firstOriginRow - 1, 'Provenance'),
      ...origins.flatMap(({ property }, index) => line(property, firstOriginRow + index)),
      ...sums
        .slice(0, -1)
        .map(column =>
          formula(
            `${column}${lastOriginRow + 1}`,
            'warning',
            `IF(MAX(${column}${firstOriginRow}:${column}${lastOriginRow})>${column}${totalRow},"Plus que le total","")`,
          ),
        ),
    ],
    heights: { 1: 28, 4: 24, 5: 52, [firstOriginRow - 2]: 24, [firstOriginRow - 1]: 52 },
    rules: [
      { range: `B${firstLabelRow}:${lastFamily}${totalRow - 1}`, accepts: 'amount', help, refusal },
      { range: `B${firstOriginRow}:${lastFamily}${lastOriginRow}`, accepts: 'amount', help, refusal },
    ],
  }
}
