const minute = 60
const hour = 60 * minute

/** 45 → « 45 secondes », 120 → « 2 minutes », 86 400 → « 24 heures ». */
export function waitingTime(seconds: number): string {
  if (seconds < 1.5 * minute) return `${seconds}\u00a0seconde${seconds > 1 ? 's' : ''}`
  if (seconds <= 2 * hour) return `${Math.ceil(seconds / minute)}\u00a0minutes`
  return `${Math.ceil(seconds / hour)}\u00a0heures`
}
