/** Why a picture is refused. `what` follows its name: 'is animated'. */
export class Unfit extends Error {
  readonly what: string;
  readonly fix: string;

  constructor(what: string, fix: string) {
    super(what);
    this.what = what;
    this.fix = fix;
  }
}
