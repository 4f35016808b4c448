const idCount = 10_000

/** The id of a new notice: a random whole number below 10 000 that no other open notice has. */
export function newNoticeId(inUse: ReadonlySet<number>): number {
  let id: number
  do id = Math.floor(Math.random() * idCount)
  while (inUse.has(id))
  return id
}
