import picture from "./lost-parcel.svg";

/** A parcel at a signpost that points nowhere: a file of its own, since hardly any visit needs it. */
export function LostParcel() {
  return <img className="lost-parcel" src={picture} width="520" height="420" alt="" />;
}
