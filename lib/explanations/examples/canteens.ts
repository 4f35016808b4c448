import type { Cells, Example } from '../example.ts'
import type { CodeOf } from '../families.ts'

const siret = '21340172201787'

export const canteens: Readonly<Record<CodeOf<'canteens'>, Example>> = {
  'siret-check-digit': canteen({ siret: '21340172201788' }, { siret }),
  'same-as-own-siret': canteen({ siret, siret_livreur_repas: siret }, { siret, siret_livreur_repas: '26566234910966' }),
  'delivering-kitchen-required': canteen(
    { siret_livreur_repas: '', type_production: 'site_cooked_elsewhere' },
    { siret_livreur_repas: '26566234910966', type_production: 'site_cooked_elsewhere' },
  ),
  'name-too-long': canteen(
    { nom: `Cantine des Tilleuls${', cantine des Tilleuls'.repeat(12)}` },
    { nom: 'Cantine des Tilleuls' },
  ),
  'no-daily-meals': canteen(
    { nombre_repas_jour: '0', type_production: 'site' },
    { nombre_repas_jour: '300', type_production: 'site' },
  ),
  'yearly-below-daily': canteen(
    { nombre_repas_jour: '300', nombre_repas_an: '67' },
    { nombre_repas_jour: '300', nombre_repas_an: '67000' },
  ),
  'yearly-not-above-daily': canteen2026(
    { nombre_repas_jour: '42000', nombre_repas_an: '420' },
    { nombre_repas_jour: '420', nombre_repas_an: '42000' },
  ),
  'too-many-sectors': canteen2026(
    { secteurs: 'Crèche,Cliniques,Hôpitaux,Restaurants des prisons' },
    { secteurs: 'Crèche,Cliniques,Restaurants des prisons' },
  ),
  'unexpected-delivering-kitchen': canteen2026(
    { type_production: 'Restaurant avec cuisine sur place', siret_cuisine_centrale: '26566234910966' },
    { type_production: 'Restaurant satellite', siret_cuisine_centrale: '26566234910966' },
  ),
  'unexpected-line-ministry': canteen2026(
    { secteurs: 'Crèche', modèle_économique: 'Public', administration_tutelle: 'Justice' },
    { secteurs: 'Restaurants des prisons', modèle_économique: 'Public', administration_tutelle: 'Justice' },
  ),
  'siret-or-siren': changedCanteen({ siret, siren_unite_legale: '213401722' }, { siret, siren_unite_legale: '' }),
  'insee-code-required': changedCanteen(
    { siret: '', siren_unite_legale: '213401722', code_insee: '' },
    { siret: '', siren_unite_legale: '213401722', code_insee: '34172' },
  ),
  'unexpected-group': canteen2026(
    { type_production: 'Restaurant avec cuisine sur place', siret_cuisine_centrale: '', groupe_id: '1293' },
    { type_production: 'Restaurant avec cuisine sur place', siret_cuisine_centrale: '', groupe_id: '' },
  ),
  'line-ministry-required': {
    shows: 'rows',
    kind: 'cantines_admin',
    wrong: [{ secteurs: 'Restaurants des prisons', modèle_économique: 'public', admin_ministère_tutelle: '' }],
    right: [{ secteurs: 'Restaurants des prisons', modèle_économique: 'public', admin_ministère_tutelle: 'Justice' }],
  },
  'postal-code-or-insee-code-required': canteen(
    { code_insee_commune: '', code_postal_commune: '' },
    { code_insee_commune: '75105', code_postal_commune: '' },
  ),
  'invalid-email': canteen(
    { gestionnaires_additionnels: 'claire@exemple.fr, gestion@collines' },
    { gestionnaires_additionnels: 'claire@exemple.fr, gestion@collines.fr' },
  ),
  'siret-in-scientific-notation': {
    shows: 'rows',
    kind: 'achats',
    wrong: [{ siret: '2,13402E+13' }],
    right: [{ siret: '21340172201787' }],
    explains: 'pattern',
  },
  'spaces-in-code': diagnostic({ siret: '213 401 722 01787' }, { siret }),
  'listed-value-spelling': diagnostic({ secteurs: 'creche' }, { secteurs: 'Crèche' }),
  'lost-leading-zero': diagnostic({ code_insee_commune: '1053' }, { code_insee_commune: '01053' }),
  'sectors-left-empty': diagnostic({ secteurs: '' }, { secteurs: 'Crèche' }),
  'type-left-empty': diagnostic({ type_gestion: '' }, { type_gestion: 'direct' }),
}

function canteen(wrong: Cells, right: Cells): Example {
  return { shows: 'rows', kind: 'cantines', wrong: [wrong], right: [right] }
}

function canteen2026(wrong: Cells, right: Cells): Example {
  return { shows: 'rows', kind: 'cantines_2026_creer', wrong: [wrong], right: [right] }
}

function changedCanteen(wrong: Cells, right: Cells): Example {
  return { shows: 'rows', kind: 'cantines_2026_modifier', wrong: [wrong], right: [right] }
}

function diagnostic(wrong: Cells, right: Cells): Example {
  return { shows: 'rows', kind: 'diagnostics', wrong: [wrong], right: [right] }
}
