import { schemaOf } from '../../imports/import-schemas.ts'
import type { Cells, Example } from '../example.ts'
import type { CodeOf } from '../families.ts'

const parts = {
  valeur_bio: '20000',
  valeur_siqo: '15000',
  valeur_environnemental: '4500',
  valeur_autres_egalim: '10500',
}
const noParts = { valeur_bio: '', valeur_siqo: '', valeur_environnemental: '', valeur_autres_egalim: '' }
/** A report of a canteen that bought nothing. */
const nothing = Object.fromEntries(
  schemaOf('diagnostics_2026_siret').fields.flatMap(({ name, type }) => (type === 'number' ? [[name, '0']] : [])),
)
const meatAndFish = { valeur_viandes_egalim: '13500', valeur_poissons_egalim: '5250' }

export const diagnostics: Readonly<Record<CodeOf<'diagnostics'>, Example>> = {
  'year-required': diagnostic({ année_bilan: '', valeur_totale: '150000' }, { année_bilan: '2024' }),
  'year-out-of-range': diagnostic({ année_bilan: '2012' }, { année_bilan: '2024' }),
  'total-required': diagnostic({ année_bilan: '2024', valeur_totale: '' }, { valeur_totale: '150000' }),
  'repeated-diagnostic': {
    shows: 'rows',
    kind: 'diagnostics',
    wrong: [{ année_bilan: '2024' }, { année_bilan: '2024', valeur_bio: '21000' }],
    right: [{ année_bilan: '2024' }, { année_bilan: '2023', valeur_bio: '21000' }],
  },
  'zero-total': simple2026({ valeur_totale: '0', ...nothing }, { valeur_totale: '150000' }),
  'parts-above-total': diagnostic({ valeur_totale: '49000', ...parts }, { valeur_totale: '150000', ...parts }),
  'meat-above-total': simple2026({ valeur_viandes_volailles: '360000' }, { valeur_viandes_volailles: '36000' }),
  'fish-above-total': simple2026({ valeur_produits_de_la_mer: '160000' }, { valeur_produits_de_la_mer: '16000' }),
  'meat-egalim-above-total': diagnostic(
    { valeur_viandes: '36000', valeur_viandes_egalim: '41000' },
    { valeur_viandes_egalim: '14000' },
  ),
  'meat-france-above-total': diagnostic(
    { valeur_viandes: '36000', valeur_viandes_france: '38000' },
    { valeur_viandes_france: '18000' },
  ),
  'fish-egalim-above-total': diagnostic(
    { valeur_poissons: '12000', valeur_poissons_egalim: '12500' },
    { valeur_poissons_egalim: '5250' },
  ),
  'fish-france-above-total': simple2026(
    { valeur_produits_de_la_mer_france: '36000' },
    { valeur_produits_de_la_mer_france: '3600' },
  ),
  'fair-trade-above-organic': simple2026(
    { valeur_bio: '1800', valeur_bio_dont_commerce_equitable: '2400' },
    { valeur_bio: '4200' },
  ),
  'fair-trade-above-others': simple2026(
    { valeur_egalim_autres: '1500', valeur_egalim_autres_dont_commerce_equitable: '1800' },
    { valeur_egalim_autres: '3300' },
  ),
  'origin-above-total': simple2026({ valeur_boissons_france: '145000' }, { valeur_boissons_france: '4500' }),
  'label-above-total': {
    shows: 'rows',
    kind: 'diagnostics_complets_2026',
    explains: 'origin-above-family',
    wrong: [{ valeur_totale: '150000', valeur_fruits_et_legumes_local: '160000' }],
    right: [{ valeur_totale: '150000', valeur_fruits_et_legumes_local: '16000' }],
  },
  'families-above-egalim': diagnostic({ ...noParts, ...meatAndFish }, { ...parts }),
  'unusual-meal-cost': diagnostic({ nombre_repas_an: '67000', valeur_totale: '1500000' }, { valeur_totale: '150000' }),
  'meat-and-fish-above-total': diagnostic(
    { valeur_totale: '150000', valeur_viandes: '136000', valeur_poissons: '22000' },
    { valeur_viandes: '36000' },
  ),
  'origin-above-family': detailed(
    { valeur_provenance_france_boissons: '15000' },
    { valeur_provenance_france_boissons: '1500' },
  ),
  'total-differs-from-detail': detailed({ valeur_totale: '190000' }, { valeur_totale: '150000' }),
}

function simple2026(wrong: Cells, mended: Cells): Example {
  return { shows: 'rows', kind: 'diagnostics_2026_siret', wrong: [wrong], right: [{ ...wrong, ...mended }] }
}

function detailed(wrong: Cells, right: Cells): Example {
  return { shows: 'rows', kind: 'diagnostics_complets', wrong: [wrong], right: [right] }
}

/** Makes the right row from the wrong one, with some cells mended. */
function diagnostic(wrong: Cells, mended: Cells): Example {
  return { shows: 'rows', kind: 'diagnostics', wrong: [wrong], right: [{ ...wrong, ...mended }] }
}
