/** Keeps the largest of many things that come one after the other, without keeping them all. */
export class Largest<Thing> {
  private kept: Thing[] = []
  private readonly most: number
  private readonly sizeOf: (thing: Thing) => number

  constructor(most: number, sizeOf: (thing: Thing) => number) {
    this.most = most
    this.sizeOf = sizeOf
  }

  add(thing: Thing): void {
    this.kept.push(thing)
    // Sorting once in a while costs less than keeping an order.
    if (this.kept.length > 2 * this.most) this.kept = this.all
  }

  /** The largest first; those of one size in the order in which they came. */
  get all(): Thing[] {
    return this.kept.toSorted((one, other) => this.sizeOf(other) - this.sizeOf(one)).slice(0, this.most)
  }
}
