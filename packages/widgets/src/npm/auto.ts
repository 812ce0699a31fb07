/** The entry that defines the elements by being imported. */
import { defineElements } from "./define-elements.ts";

defineElements();
