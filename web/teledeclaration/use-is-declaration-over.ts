import { isDeclarationOver } from '@ma-cantine/lib/teledeclaration/declaration-stage'
import { useQuery } from '@tanstack/react-query'
import { campaignOf } from './teledeclaration-queries.ts'

/** Whether the reports of a year are no longer declared for the first time; false while nobody knows. */
export function useIsDeclarationOver(year: number): boolean {
  const { data: campaign = null } = useQuery(campaignOf(year))
  return isDeclarationOver(campaign, new Date())
}
