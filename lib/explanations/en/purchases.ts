import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { open, save } from './steps.ts'

export const purchases: Readonly<Record<CodeOf<'purchases'>, Explanation>> = {
  'local-definition-required': {
    meaning: 'The purchase has the characteristic LOCAL, but does not say what “local” means for it.',
    causes: [
      'The column “definition_local” was taken for optional: it is only so without the characteristic LOCAL.',
      'LOCAL was mistaken for a short supply chain, SHORT_DISTRIBUTION, which counts middlemen and not kilometres.',
    ],
    steps: [
      open,
      'Write in “definition_local” one of the values AUTOUR_SERVICE, DEPARTMENT, REGION or AUTRE.',
      'If the purchase is not local, take LOCAL out of its characteristics.',
      save,
    ],
    origin: 'The import’s own rule: “local” is not a label, so everyone must say what they mean by it.',
  },
  'local-definition-without-local': {
    meaning: 'The column “definition_local” is filled, while “est_local” is empty or NON.',
    causes: [
      'The cell “est_local” was forgotten.',
      'The usual meaning was copied to all rows, those of products that are not local included.',
    ],
    steps: [
      open,
      'If the product is local, write OUI in “est_local”.',
      'Otherwise, empty “definition_local” and “definition_local_km”.',
      save,
    ],
    origin: 'Rule of the format of 2026: a meaning counts for nothing where the product is not local.',
  },
  'distance-without-km': {
    meaning: 'The column “definition_local_km” is filled, while “definition_local” is not KM.',
    causes: [
      'Another meaning was chosen, and the distance has stayed.',
      'The distance of the supplier was noted as a reminder.',
    ],
    steps: [
      open,
      'If a distance defines what is local for you, write KM in “definition_local”.',
      'Otherwise, empty “definition_local_km”.',
      save,
    ],
    origin: 'Rule of the format of 2026: the distance belongs to the meaning KM, and to no other.',
  },
  'unusual-price': {
    meaning:
      'The price is more than a hundred times above, or more than a thousand times below, the median price of the purchases of the same family in the file. Half of these purchases cost less than the median, the other half more. The file is accepted.',
    causes: [
      'The price was typed in cents, or has lost its decimal mark: 1250 for 12,50.',
      'The total of an invoice or of a quarter is mixed with the purchases.',
      'A quantity or a reference stands in place of the price.',
    ],
    steps: [
      open,
      {
        excel: 'To see the farthest prices at once: “Données > Trier” (Data > Sort), from largest to smallest.',
        libreOffice: 'To see the farthest prices at once: “Données > Trier” (Data > Sort), descending.',
      },
      'Correct the price if it is wrong; if it is right, there is nothing to do.',
      save,
    ],
    origin:
      'A rule of caution: one wrong price is enough to distort the share of sustainable and quality products. It takes ten purchases of a family for their median to mean something.',
  },
  'future-date': {
    meaning: 'The date of the purchase is still in the future. The file is accepted.',
    causes: [
      'A typing mistake in the year: 2062 for 2026.',
      'The day and the month were swapped.',
      'The date is that of a planned delivery or of a payment due.',
    ],
    steps: [open, 'Write the date on which the purchase took place.', save],
    origin: 'A rule of caution: a purchase counts in the year of its date.',
  },
  'date-to-come': {
    meaning: 'The date of the purchase is still in the future. In the format of 2026, the file is refused.',
    causes: [
      'A typing mistake in the year: 2062 for 2026.',
      'The day and the month were swapped.',
      'The date is that of a planned delivery or of a payment due.',
    ],
    steps: [
      open,
      'Write the date on which the purchase took place.',
      'If it has not taken place yet, take the row out: you will import it later.',
      save,
    ],
    origin: 'Rule of the format of 2026: a purchase is stored once made. In the format of 2025 this is only a warning.',
  },
  'impossible-date': {
    meaning: 'The year of the purchase cannot be right: it is before 1990.',
    causes: [
      'The year was written with two digits, then filled with zeros: 0024 for 2024.',
      'A program wrote the first day of its calendar (1900, 1904, 1970) in place of an empty date.',
      'Two digits were swapped: 0202 for 2020.',
    ],
    steps: [open, 'Write the date of the invoice.', save],
    origin: 'Rule of imports: a purchase counts in the year of its date, and nobody declares purchases of those years.',
  },
  'distant-date': {
    meaning: 'The date of the purchase is before the year 2000. The file is accepted.',
    causes: ['A typing mistake in the year: 1994 for 2024.', 'The file takes up archives.'],
    steps: [open, 'Check the year on the invoice, and correct the row if need be.', save],
    origin: 'A rule of caution: diagnostics are about recent years.',
  },
  'other-year': {
    meaning:
      'The row is of another year than nearly all others: at least nineteen out of twenty are of the same year. The file is accepted.',
    causes: [
      'A typing mistake in the year, common in January.',
      'A row comes from the file of another year.',
      'The December invoice was entered with those of the next year: then all is well.',
    ],
    steps: [open, 'Check the year on the invoice, and correct the row if need be.', save],
    origin: 'A rule of caution: a diagnostic is about one calendar year, and a purchase counts only in its own.',
  },
}
