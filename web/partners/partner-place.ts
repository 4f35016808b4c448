import type { Partner } from '@ma-cantine/lib/partners/partner'
import { findDepartment } from '@ma-cantine/lib/territories/departments'
import { usePartnerWords } from './words/partner-words.ts'

/** Departments that a card names; the others are counted. */
const namedDepartments = 3

/** Where an actor helps canteens; empty where it does not say. */
export function usePartnerPlace(): (partner: Partner, isShort: boolean) => string {
  const words = usePartnerWords()
  return ({ national, departments }, isShort) => {
    if (national) return words.national
    const shown = isShort ? departments.slice(0, namedDepartments) : departments
    const names = shown.map(code => findDepartment(code)?.name ?? code)
    return words.departmentsOf(names, departments.length - shown.length)
  }
}
