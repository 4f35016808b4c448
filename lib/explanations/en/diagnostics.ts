import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save } from './steps.ts'

const egalim =
  'The EGalim law of 30 October 2018, French rural code, article L. 230-5-1: the share of sustainable and quality products is measured on the value of purchases without VAT.'
const part = 'Rule of calculation of the diagnostic: a part does not exceed the whole that it is a part of.'

export const diagnostics: Readonly<Record<CodeOf<'diagnostics'>, Explanation>> = {
  'year-required': {
    meaning: 'The row holds amounts without saying of which year: they would be lost.',
    causes: [
      'The year is written in the name of the file or of the sheet, and not on each row.',
      'Merged cells keep the year on the first row only.',
    ],
    steps: [
      open,
      'Write the calendar year of the purchases in “année_bilan”.',
      'To store the canteen alone, clear all the amounts of the row instead.',
      save,
    ],
    origin: 'The import’s own rule: a diagnostic is about one calendar year.',
  },
  'year-out-of-range': {
    meaning: 'The year is not one that a diagnostic can be about: from 2019 to next year.',
    causes: [
      'A typing mistake.',
      'The year when the canteen opened, or another number, stands in place of the year.',
      'The column holds a whole date, of which the spreadsheet shows only a part.',
    ],
    steps: [open, 'Write the calendar year of the purchases, in four digits, and not that of the declaration.', save],
    origin: 'The import’s own rule: diagnostics start in 2019, after the EGalim law of 30 October 2018.',
  },
  'total-required': {
    meaning: 'The diagnostic has no total: no share could be worked out.',
    causes: [
      'The total was to come from a formula that was not copied.',
      'There was no purchase that year, and the cell was left empty.',
    ],
    steps: [
      open,
      'Write in “valeur_totale” the total without VAT of all food purchases, or 0. The formula “=SOMME(…)” (SUM) works it out.',
      save,
    ],
    origin: egalim,
  },
  'repeated-diagnostic': {
    meaning:
      'Two rows give the diagnostic of one canteen for one year: a canteen has a single one a year, and nothing tells which to keep.',
    causes: [
      'A row was copied for the next year, and its year was not changed.',
      'The file joins two files about the same canteen.',
      'The SIRET of a canteen was copied to the row of another.',
    ],
    steps: [
      open,
      'Compare the row with the one that the message names.',
      'Correct the year or the canteen; if both rows are about the same diagnostic, keep one.',
      save,
    ],
    origin: 'The import’s own rule: a canteen has a single diagnostic a calendar year.',
  },
  'zero-total': {
    meaning: 'The total of purchases is 0: no share could be worked out, and a diagnostic of 2026 does not take it.',
    causes: [
      'The total was to come from a formula, which found nothing to add up.',
      'The canteen bought nothing that year.',
      'A 0 fills the cells that are not known yet.',
    ],
    steps: [
      open,
      'Write in “valeur_totale” the total without VAT of all the food purchases of the year.',
      'If the canteen bought nothing, remove the row: it has no diagnostic.',
      save,
    ],
    origin: egalim,
  },
  'parts-above-total': {
    meaning:
      'The organic, quality-sign, environmental and other EGalim amounts make, together, more than all food purchases.',
    causes: [
      'A product with two labels (organic and Label Rouge for instance) was counted in two columns.',
      'The total is that of another year, of one supplier only, or leaves purchases out.',
      'Some amounts include VAT and others do not.',
    ],
    steps: [
      open,
      'Count each purchase in one of the four columns only; an organic product counts as organic.',
      'Make sure that the total counts all the food purchases of the year, without VAT.',
      save,
    ],
    origin: egalim,
  },
  'meat-above-total': {
    meaning: 'Meat and poultry make more than all the food purchases of the year, although they are a part of them.',
    causes: [
      'One digit too many was typed, or a comma was forgotten.',
      'The total does not count meat and poultry.',
      'The two amounts are not of the same year, or one includes VAT.',
    ],
    steps: [
      open,
      'Check both amounts, without VAT and for the same year: “valeur_totale” counts all product families.',
      save,
    ],
    origin: part,
  },
  'fish-above-total': {
    meaning: 'Aquatic products make more than all the food purchases of the year, although they are a part of them.',
    causes: [
      'One digit too many was typed, or a comma was forgotten.',
      'The total does not count aquatic products.',
      'The two amounts are not of the same year, or one includes VAT.',
    ],
    steps: [
      open,
      'Check both amounts, without VAT and for the same year: “valeur_totale” counts all product families.',
      save,
    ],
    origin: part,
  },
  'meat-egalim-above-total': {
    meaning: 'EGalim meat and poultry make more than all meat and poultry.',
    causes: [
      'The two columns were swapped.',
      'The total counts only the meat that is not EGalim.',
      'Cold cuts were counted on one side and not on the other.',
    ],
    steps: [
      open,
      'Write in “valeur_viandes” (or “valeur_viandes_volailles”) all meat and poultry, EGalim included.',
      save,
      checkAgain,
    ],
    origin: part,
  },
  'meat-france-above-total': {
    meaning: 'Meat and poultry from France make more than all meat and poultry.',
    causes: [
      'The two columns were swapped.',
      'The total counts only the meat from elsewhere.',
      'In a detailed diagnostic, the total of meat and poultry did not follow the detail by origin.',
    ],
    steps: [
      open,
      'Write in “valeur_viandes” (or “valeur_viandes_volailles”) all meat and poultry, wherever they come from.',
      save,
    ],
    origin: part,
  },
  'fish-egalim-above-total': {
    meaning: 'EGalim aquatic products make more than all aquatic products.',
    causes: ['The two columns were swapped.', 'The total counts only the fish that is not EGalim.'],
    steps: [
      open,
      'Write in “valeur_poissons” (or “valeur_produits_de_la_mer”) all aquatic products, EGalim included.',
      save,
      checkAgain,
    ],
    origin: part,
  },
  'fish-france-above-total': {
    meaning: 'Aquatic products from France make more than all aquatic products.',
    causes: ['The two columns were swapped.', 'The total counts only the products from elsewhere.'],
    steps: [open, 'Write in “valeur_produits_de_la_mer” all aquatic products, wherever they come from.', save],
    origin: part,
  },
  'fair-trade-above-organic': {
    meaning:
      'The organic purchases that are of fair trade too make more than all organic purchases. In a detailed diagnostic, the error shows at each product family where it is so.',
    causes: [
      'Purchases that are both organic and of fair trade were not counted as organic.',
      'The fair-trade part also counts products that are not organic: these go with the other EGalim purchases.',
      'The amount was written in the column of another family.',
    ],
    steps: [
      open,
      'Count as organic all organic purchases, those of fair trade included.',
      'Write in the column “dont_commerce_equitable” only those that have a fair-trade label too.',
      save,
    ],
    origin: part,
  },
  'fair-trade-above-others': {
    meaning: 'The fair-trade part makes more than the other EGalim purchases, where it is counted.',
    causes: [
      'Fair-trade purchases were not counted in the other EGalim purchases.',
      'The fair-trade part also counts organic products, which have their own column.',
    ],
    steps: [
      open,
      'Write in “valeur_egalim_autres” all the other EGalim purchases, those of fair trade included.',
      'Leave the products that are both organic and of fair trade in the columns of organic products.',
      save,
    ],
    origin: part,
  },
  'origin-above-total': {
    meaning:
      'The purchases from France of the eight product families make, together, more than the total of food purchases.',
    causes: [
      'One digit too many was typed in one of the families.',
      'One purchase was counted in two families: cold cuts and meat, for instance.',
      'The total leaves purchases out, or is that of another year.',
    ],
    steps: [
      open,
      'Check the French amount of each family; a purchase counts in one family only.',
      'Make sure that “valeur_totale” counts all the food purchases of the year, without VAT.',
      save,
    ],
    origin: part,
  },
  'label-above-total': {
    meaning:
      'In a detailed diagnostic, the eight product families under one heading (not EGalim, France, short supply chain or local) make, together, more than the total of food purchases. The message says which, and their sum.',
    causes: [
      'One digit too many was typed in one of the families.',
      'One purchase was counted in two families: cold cuts and meat, for instance.',
      'The total leaves purchases out, or is that of another year.',
    ],
    steps: [
      open,
      'Check the eight amounts that the message names; a purchase counts in one family only.',
      'Make sure that “valeur_totale” counts all the food purchases of the year, without VAT.',
      save,
    ],
    origin: part,
  },
  'families-above-egalim': {
    meaning: 'EGalim meat and fish make, together, more than all EGalim amounts, although they are a part of them.',
    causes: [
      'The organic, quality-sign, environmental and other EGalim amounts were left empty.',
      'Meat and fish were counted in their own columns only.',
    ],
    steps: [
      open,
      'Count each EGalim purchase of meat or fish in one of the four columns (organic, quality signs, environmental, other EGalim) besides the column of its family.',
      save,
    ],
    origin: part,
  },
  'unusual-meal-cost': {
    meaning:
      'Divided by the meals of the year, the total of purchases gives less than 10 cents or more than 10 euros a meal. The file is accepted.',
    causes: [
      'The total is in thousands of euros, or counts only a part of the year.',
      'The number of meals is that of one day, or that of several canteens.',
      'A column was shifted.',
    ],
    steps: [
      open,
      'Compare “valeur_totale” and “nombre_repas_an” with your accounts.',
      'Correct the number that is wrong; if both are right, there is nothing to do.',
      save,
    ],
    origin: 'A rule of caution: the food of a meal most often costs a few euros.',
  },
  'meat-and-fish-above-total': {
    meaning:
      'Meat, poultry and aquatic products make, together, more than the total of purchases, which they are a part of: their share would exceed 100%. The file is accepted.',
    causes: [
      'The total leaves purchases out, or is that of another year.',
      'Some amounts include VAT and others do not.',
      'A product was counted both as meat and as fish.',
    ],
    steps: [open, 'Check the three amounts, without VAT and for the same year.', save],
    origin: part,
  },
  'origin-above-family': {
    meaning:
      'The French, local or short-supply purchases of a product family make more than all the purchases of that family: their share would exceed 100%. The file is accepted.',
    causes: [
      'The origin was filled in, but the purchases of the family without a label are missing from the column “non_egalim”.',
      'The amount was written in the column of another family.',
    ],
    steps: [
      open,
      'Write each purchase of the family in the column of its label, or in “non_egalim” if it has none.',
      'Then count it again in the column of its origin, if it is French, local or of a short supply chain.',
      save,
    ],
    origin: part,
  },
  'total-differs-from-detail': {
    meaning:
      'The total that is written is not the sum of the detailed amounts, to within one euro. Origins do not add to it: they tell the same purchases in another way. The file is accepted.',
    causes: [
      'The purchases without a label are missing from the columns “non_egalim”.',
      'A purchase was counted under two labels.',
      'The total was corrected and the detail was not, or the other way round.',
    ],
    steps: [
      open,
      'Complete the columns of each family, “non_egalim” included.',
      'Make sure that each purchase is counted under one label only.',
      save,
    ],
    origin: 'Rule of calculation of the diagnostic: the total of food purchases is the sum of its product families.',
  },
}
