/** Thrown in a transaction to give it up: what was true when the rows were checked no longer is. */
export class DataMoved extends Error {}
