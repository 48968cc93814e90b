/** A storage in memory that a test can fill, clear or copy. */
export class ModelStorage {
  isFull = false;

  constructor(readonly values = new Map<string, string>()) {}

  getItem = (key: string): string | null => this.values.get(key) ?? null;
  setItem = (key: string, value: string): void => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, value);
  };
  removeItem = (key: string): void => void this.values.delete(key);
}
