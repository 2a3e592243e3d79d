// What this browser keeps, by IndexedDB: one store of things that have an `id`.

export class Base {
  #opened: Promise<IDBDatabase> | undefined;

  constructor(
    readonly name: string,
    readonly store: string,
  ) {}

  #open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(this.name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(this.store, { keyPath: 'id' });
      request.onsuccess = () => {
        request.result.onclose = () => (this.#opened = undefined);
        done(request.result);
      };
      request.onerror = () => fail(request.error ?? new Error('no IndexedDB'));
      request.onblocked = () => fail(new Error('IndexedDB is blocked'));
    });
    this.#opened.catch(() => (this.#opened = undefined)); // asked again next time
    return this.#opened;
  }

  /** Do something with the store; done when it is on the disk. */
  async within<T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore, done: (value: T) => void, fail: (why: Error) => void) => void,
  ): Promise<T> {
    const made = (await this.#open()).transaction(this.store, mode, { durability: 'relaxed' });
    return new Promise<T>((resolve, reject) => {
      let value: T;
      let why: Error | null = null;
      made.oncomplete = () => resolve(value);
      made.onabort = () => reject(why ?? made.error ?? new Error('nothing was kept'));
      act(
        made.objectStore(this.store),
        (found) => (value = found),
        (reason) => {
          why = reason;
          made.abort();
        },
      );
    });
  }

  all<T>(): Promise<T[]> {
    return this.within('readonly', (store, done) => {
      const asked = store.getAll() as IDBRequest<T[]>;
      asked.onsuccess = () => done(asked.result);
    });
  }

  drop(id: string): Promise<void> {
    return this.within('readwrite', (store, done) => {
      store.delete(id);
      done();
    });
  }
}
