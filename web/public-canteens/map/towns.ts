import type { Place } from './projection.ts'

export interface Town extends Place {
  readonly name: string
  /** Named on the map from far away. */
  readonly isLarge: boolean
}

/** Towns that say where a part of the map is: name, latitude, longitude. The first ten are named from far away. */
const places = [
  ['Paris', 48.857, 2.352],
  ['Marseille', 43.297, 5.37],
  ['Lyon', 45.764, 4.836],
  ['Toulouse', 43.605, 1.444],
  ['Nice', 43.703, 7.266],
  ['Nantes', 47.218, -1.554],
  ['Strasbourg', 48.573, 7.752],
  ['Bordeaux', 44.838, -0.579],
  ['Lille', 50.629, 3.057],
  ['Rennes', 48.117, -1.678],
  ['Brest', 48.39, -4.486],
  ['Quimper', 47.996, -4.097],
  ['Lorient', 47.748, -3.367],
  ['Vannes', 47.658, -2.76],
  ['Saint-Brieuc', 48.514, -2.765],
  ['Laval', 48.073, -0.767],
  ['Angers', 47.473, -0.554],
  ['La Roche-sur-Yon', 46.671, -1.427],
  ['Le Mans', 48.006, 0.199],
  ['Cherbourg', 49.634, -1.622],
  ['Saint-Lô', 49.115, -1.091],
  ['Caen', 49.183, -0.371],
  ['Alençon', 48.431, 0.091],
  ['Évreux', 49.027, 1.151],
  ['Rouen', 49.443, 1.099],
  ['Le Havre', 49.494, 0.108],
  ['Amiens', 49.894, 2.296],
  ['Calais', 50.951, 1.859],
  ['Arras', 50.291, 2.778],
  ['Beauvais', 49.43, 2.081],
  ['Laon', 49.564, 3.624],
  ['Charleville-Mézières', 49.762, 4.726],
  ['Reims', 49.258, 4.032],
  ['Châlons-en-Champagne', 48.957, 4.363],
  ['Troyes', 48.297, 4.074],
  ['Chaumont', 48.111, 5.139],
  ['Bar-le-Duc', 48.773, 5.161],
  ['Metz', 49.119, 6.176],
  ['Nancy', 48.692, 6.184],
  ['Épinal', 48.173, 6.45],
  ['Colmar', 48.079, 7.358],
  ['Mulhouse', 47.751, 7.336],
  ['Belfort', 47.638, 6.863],
  ['Vesoul', 47.62, 6.155],
  ['Besançon', 47.238, 6.024],
  ['Lons-le-Saunier', 46.675, 5.555],
  ['Dijon', 47.322, 5.041],
  ['Mâcon', 46.307, 4.833],
  ['Nevers', 46.99, 3.159],
  ['Auxerre', 47.798, 3.573],
  ['Orléans', 47.903, 1.909],
  ['Chartres', 48.447, 1.489],
  ['Blois', 47.586, 1.335],
  ['Tours', 47.394, 0.685],
  ['Châteauroux', 46.811, 1.69],
  ['Bourges', 47.081, 2.399],
  ['Melun', 48.539, 2.66],
  ['Versailles', 48.805, 2.135],
  ['Évry', 48.624, 2.429],
  ['Nanterre', 48.892, 2.206],
  ['Bobigny', 48.909, 2.44],
  ['Créteil', 48.79, 2.455],
  ['Cergy', 49.036, 2.076],
  ['Poitiers', 46.58, 0.34],
  ['Niort', 46.323, -0.464],
  ['La Rochelle', 46.16, -1.151],
  ['Angoulême', 45.648, 0.156],
  ['Limoges', 45.834, 1.261],
  ['Guéret', 46.17, 1.872],
  ['Tulle', 45.267, 1.772],
  ['Périgueux', 45.184, 0.721],
  ['Agen', 44.203, 0.616],
  ['Mont-de-Marsan', 43.893, -0.499],
  ['Bayonne', 43.493, -1.475],
  ['Pau', 43.295, -0.371],
  ['Tarbes', 43.233, 0.078],
  ['Auch', 43.646, 0.586],
  ['Montauban', 44.018, 1.355],
  ['Cahors', 44.448, 1.441],
  ['Rodez', 44.35, 2.575],
  ['Albi', 43.929, 2.148],
  ['Foix', 42.965, 1.605],
  ['Carcassonne', 43.213, 2.352],
  ['Perpignan', 42.689, 2.895],
  ['Béziers', 43.344, 3.216],
  ['Montpellier', 43.611, 3.877],
  ['Nîmes', 43.837, 4.36],
  ['Mende', 44.518, 3.501],
  ['Avignon', 43.949, 4.806],
  ['Toulon', 43.125, 5.931],
  ['Digne-les-Bains', 44.092, 6.236],
  ['Gap', 44.559, 6.08],
  ['Valence', 44.933, 4.892],
  ['Privas', 44.735, 4.599],
  ['Grenoble', 45.188, 5.724],
  ['Chambéry', 45.565, 5.918],
  ['Annecy', 45.899, 6.129],
  ['Bourg-en-Bresse', 46.205, 5.226],
  ['Saint-Étienne', 45.439, 4.387],
  ['Le Puy-en-Velay', 45.043, 3.885],
  ['Aurillac', 44.93, 2.444],
  ['Clermont-Ferrand', 45.777, 3.087],
  ['Moulins', 46.566, 3.333],
  ['Ajaccio', 41.919, 8.739],
  ['Bastia', 42.697, 9.451],
  ['Pointe-à-Pitre', 16.241, -61.533],
  ['Basse-Terre', 15.997, -61.726],
  ['Fort-de-France', 14.616, -61.059],
  ['Cayenne', 4.922, -52.314],
  ['Saint-Laurent-du-Maroni', 5.502, -54.029],
  ['Saint-Denis de La Réunion', -20.879, 55.448],
  ['Saint-Pierre de La Réunion', -21.339, 55.478],
  ['Mamoudzou', -12.781, 45.228],
] as const

/** Main towns, the largest first. */
export const towns: readonly Town[] = places.map(([name, latitude, longitude], index) => ({
  name,
  latitude,
  longitude,
  isLarge: index < 10,
}))

/** Clockwise from the north. */
export const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof directions)[number]

/** Kilometres of a degree of latitude. */
const kilometres = 111

/** The town that a place is near to, and on which side of it; null for the side within 10 km of its middle. */
export function landmarkOf({ latitude, longitude }: Place): { readonly town: Town; readonly side: Direction | null } {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const measured = towns.map(town => {
    const [up, right] = [latitude - town.latitude, (longitude - town.longitude) * narrowing]
    return { town, up, right, distance: Math.hypot(up, right) * kilometres }
  })
  const { town, up, right, distance } = measured.reduce((best, other) =>
    other.distance < best.distance ? other : best,
  )
  const eighth = Math.round(Math.atan2(right, up) / (Math.PI / 4))
  return { town, side: distance < 10 ? null : (directions[(eighth + 8) % 8] ?? null) }
}
