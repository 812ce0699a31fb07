import "giscus";

const widget = document.createElement("giscus-widget");
for (const [name, value] of Object.entries({ repo: "o/r", repoid: "R_1", mapping: "pathname" })) {
  widget.setAttribute(name, value);
}
document.querySelector("#place")?.append(widget);
