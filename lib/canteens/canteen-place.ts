/** Where a canteen is and what it does, as the keys of its answers in every list. */
export const canteenPlace = {
  city: true,
  cityInseeCode: true,
  postalCode: true,
  epci: true,
  epciLib: true,
  patList: true,
  patLibList: true,
  department: true,
  departmentLib: true,
  region: true,
  regionLib: true,
  sectors: true,
  sectorList: true,
} as const
