/** The open card that is looked at: pressed on the table, told and taken below it. */

class Looking {
  /** The token that takes it, or "". */
  token = $state("");

  end() {
    this.token = "";
  }
}

export const looking = new Looking();
